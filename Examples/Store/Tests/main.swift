import RouteRuntime

/// What an interface would be told to do.
func steps(_ effects: [AppEffect]) -> [NavigationStep<NotesRoutes>.Operation] {
  effects.flatMap { effect -> [NavigationStep<NotesRoutes>.Operation] in
    guard case .show(let steps) = effect else { return [] }
    return steps.map(\.operation)
  }
}

// The store: from a link to the state, and to the steps that show it.
var state = AppState()
expect(steps(state.reduce(.openURL("notes://notes/7"))), [.push([.note(id: 7)], on: .tab(.notes))], after: "a link")
expect(state.navigation.description, "notes: note(id: 7)", after: "a link")
expect(
  state.reduce(.openURL("notes://notes/seven")),
  [.report("The link to note has “seven” for the parameter id, which does not fit Int.")],
  after: "a link that does not fit")
expect(state.reduce(.navigate(.pop(count: 2))), [.report("cannot pop 2 of 1 routes")], after: "popping too much")

_ = state.reduce(.openURL("notes://notes/7/history"))
expect(state.navigation.description, "notes: note(id: 7), sheet login", after: "a guarded link")
_ = state.reduce(.signedIn)
expect(state.navigation.description, "notes: note(id: 7) › history(id: 7)", after: "the login")
_ = state.reduce(.navigate(.systemSetPath([.note(id: 7)], on: .tab(.notes))))
expect(state.navigation.description, "notes: note(id: 7)", after: "a swipe back")

let store = Store()
store.send(.navigate(.selectTab(.archive)))
expect(store.state.navigation.description, "notes, sheet login", after: "tapping a guarded tab")
store.send(.signedIn)
expect(store.state.navigation.description, "archive", after: "the login")

// A view model: its router is a real one.
let router = NotesRouter()
router.open("notes://notes/7")
router.guards = { _, _ in .allow }
let model = NoteModel(id: 7, router: router)
model.showHistory()
await expect("notes: note(id: 7) › history(id: 7)", in: router, after: "showHistory()")
async let choice: Void = model.chooseTag()
await expect("notes: note(id: 7) › history(id: 7), sheet tagPicker", in: router, after: "chooseTag()")
router.finish(.tagPicker, with: "work")
await choice
expect(model.tag, "work", after: "chooseTag()")
print("ok")
