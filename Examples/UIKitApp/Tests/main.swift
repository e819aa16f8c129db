import RouteRuntime

await expect(
  [
    "letters://": "inbox",
    "letters://folders": "folders",
    "letters://folders/work/7": "folders: folder(name: work) › message(name: work, id: 7)",
    "https://mail.example.com/folders/work/7": "folders: folder(name: work) › message(name: work, id: 7)",
    "letters://folders/work/first": "inbox",
    "letters://compose?to=kim@example.com": "inbox, sheet composer(recipient: kim@example.com)",
  ], in: { MailRouter() })

// Warm, a link adds to the stack; cold, the stack is what the link says.
let router = MailRouter()
router.open("letters://folders/work/7")
router.open("letters://folders/work/8")
await expect(
  "folders: folder(name: work) › message(name: work, id: 7) › folder(name: work) › message(name: work, id: 8)",
  in: router, after: "a warm link")
router.open("letters://folders/work/8", start: .cold)
await expect("folders: folder(name: work) › message(name: work, id: 8)", in: router, after: "a cold link")

// A link waits for an unsent letter.
router.present(.composer())
router.open("letters://folders/home")
await expect(
  "folders: folder(name: work) › message(name: work, id: 8), sheet composer(recipient: nil)",
  in: router, after: "a link while a letter is written")
router.dismiss()
await expect(
  "folders: folder(name: work) › message(name: work, id: 8) › folder(name: home)", in: router, after: "sending")

// What is kept for the next launch.
let next = MailRouter()
try next.restore(try router.snapshot())
expect(next.state, router.state, after: "restoring")
print("ok")
