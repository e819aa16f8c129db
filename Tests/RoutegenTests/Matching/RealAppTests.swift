import Foundation
import Testing

@testable import routegen

/// The manifests of real apps under `Examples/Manifests`.
@Suite struct RealAppTests {
  static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples/Manifests")

  private func load(_ app: String) throws -> Loaded {
    var diagnostics: [Diagnostic] = []
    let path = Self.directory.appending(path: "\(app)/routes.yaml").path
    return try #require(loadModel(path: path, files: DiskFileSystem(), diagnostics: &diagnostics))
  }

  private func check(_ app: String, _ cases: [(url: String, expected: String)]) throws {
    let matcher = URLMatcher(try load(app).model)
    for (url, expected) in cases { #expect(matcher.summary(url) == expected, "\(url)") }
  }

  @Test(arguments: ["bluesky", "canvas-student", "firefox", "ice-cubes", "kickstarter", "mattermost", "wordpress"])
  func passesCheck(_ app: String) throws {
    #expect(runChecks(try load(app)).map { "\($0.rule.id): \($0.message)" } == [])
  }

  @Test func everyManifestIsTested() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.directory.path).filter { !$0.contains(".") }
    #expect(
      names.sorted() == ["bluesky", "canvas-student", "firefox", "ice-cubes", "kickstarter", "mattermost", "wordpress"])
  }

  @Test func kickstarter() throws {
    let site = "https://www.kickstarter.com"
    try check(
      "kickstarter",
      [
        (site + "/?qs=abc", "emailClick qs=abc"), (site + "/", "missing qs"), (site + "/activity", "activity"),
        (site + "/discover/categories/art", "discover.category category=art"),
        (site + "/discover/categories/art/painting", "discover.subcategory parentCategory=art category=painting"),
        (site + "/discover?sort=magic", "discovery +sort=magic"),
        (site + "/checkouts/1/payments/apple-pay?payload=x", "checkout.applePay checkout=1 payload=x"),
        (site + "/checkouts/1/payments/apple-pay", "missing payload"),
        (site + "/projects/kim/hello", "project.root creator=kim project=hello ref=nil"),
        (site + "/projects/1/2/description?ref=mail", "project.root creator=1 project=2 ref=mail"),
        (
          site + "/projects/kim/hello/checkouts/3/thanks?racing=1",
          "project.thanks creator=kim project=hello checkout=3 racing=true ref=nil"
        ),
        (site + "/projects/kim/hello/pledge/new", "project.pledge.new creator=kim project=hello ref=nil"),
        (site + "/projects/kim/hello/dashboard", "creator.dashboard creator=kim project=hello"),
        (
          site + "/projects/kim/hello/posts/7/comments?ref=x",
          "project.updates.comments creator=kim project=hello update=7 ref=x"
        ),
        (site + "/users/kim/surveys/9", "userSurvey user=kim response=9"),
        ("https://example.com/activity", "foreign example.com"),
      ])
  }

  @Test func canvasStudent() throws {
    try check(
      "canvas-student",
      [
        ("canvas-student://courses/12~34/assignments/5", "course.assignments.assignment course=12~34 assignment=5"),
        ("canvas-student://courses/1/assignments/syllabus", "course.syllabus course=1"),
        ("https://school.instructure.com/conversations/compose", "compose"),
        ("canvas-student://conversations/7", "conversations.conversation conversation=7"),
        ("canvas-student://files/folder/files", "files.mine folder=[files]"),
        ("canvas-student://files", "files.mine folder=[]"),
        ("canvas-student://files/9/preview", "files.file file=9"),
        ("canvas-student://groups/3/files/folder/a/b", "files.list context=groups id=3 folder=[a,b]"),
        (
          "canvas-student://courses/1/files/folder/2/3/offline",
          "course.offlineFile course=1 section=folder resource=2 file=3"
        ),
        ("canvas-student://courses/1/wiki", "pages.page context=courses id=1 url=front_page"),
        ("canvas-student://courses/1/wiki/a%20page", "pages.page context=courses id=1 url=a page"),
        ("canvas-student://courses/1/pages/new", "newPage context=courses id=1"),
        ("canvas-student://courses/1/modules/items/2", "course.modules.item course=1 item=2"),
        (
          "canvas-student://courses/1/assignments/2/submissions?selectedAttempt=3",
          "course.assignments.submissions course=1 assignment=2 attempt=3"
        ),
        ("canvas-student://calendar?event_id=5", "calendar event=5"),
        ("canvas-student://native-route/courses/1", "embedded route=[courses,1]"),
      ])
  }

  @Test func wordpress() throws {
    let site = "https://wordpress.com"
    try check(
      "wordpress",
      [
        (site + "/2024/05/01/hello-world", "read.post year=2024 month=05 day=01 name=hello-world"),
        (site + "/1899/5/1/old", "invalid year=1899: Year"),
        (site + "/read/list/kim/books", "read.list username=kim list=books"),
        (site + "/stats/day", "stats.period period=day"), (site + "/stats/example.com", "stats.site site=example.com"),
        (site + "/stats/annualstats/5", "stats.section section=annualstats site=5"),
        (site + "/stats/day/posts/example.com", "stats.detail category=posts site=example.com"),
        (site + "/plugins/manage/example.com", "manage.installPlugins site=example.com"),
        (site + "/media/example.com#spring", "manage.media site=example.com campaign=spring"),
        (
          site + "/mbar?redirect_to=https%3A%2F%2Fwordpress.com%2Fpost",
          "campaign target=https://wordpress.com/post"
        ),
        ("https://apps.wordpress.com/get#post%2Fexample.com", "banner target=post/example.com"),
        (site + "/get#post", "not found, closest /get#:target"), (site + "/post", "post site=nil"),
      ])
  }

  @Test func mattermost() throws {
    let site = "mattermost://"
    let id = String(repeating: "a", count: 26)
    try check(
      "mattermost",
      [
        (site + "core/channels/town-square", "team.channel team=core channel=town-square"),
        (site + "core/messages/@kim:remote", "team.directMessage team=core user=kim:remote"),
        (site + "core/messages/\(id)\(id.prefix(14))", "team.groupMessage team=core group=\(id)\(id.prefix(14))"),
        (site + "core/pl/\(id)", "team.permalink team=core post=\(id)"),
        (site + "core/pl/x", "invalid post=x: EntityID"),
        (site + "playbooks/runs/\(id)/retrospective", "playbooks.retrospective id=\(id)"),
        ("https://a.cloud.mattermost.com/_redirect/pl/\(id)", "redirect path=[pl,\(id)]"),
        (site + "login/one_time_link?t=x", "not from here: magicLink"),
      ])
  }

  @Test func bluesky() throws {
    try check(
      "bluesky",
      [
        ("https://bsky.app/profile/alice.example.com/post/3k", "profile.post actor=alice.example.com post=3k"),
        ("bluesky://profile/did:plc:abc123", "profile.root actor=did:plc:abc123"),
        ("bluesky://profile/did%3Aplc%3Aabc/feed/f/liked-by", "profile.feedLikes actor=did:plc:abc feed=f"),
        ("https://bsky.app/hashtag/猫", "hashtag tag=猫"), ("https://bsky.app/support/tos", "support.terms"),
        ("https://bsky.app/search?q=a+b", "search query=a b"), ("https://bsky.app", "home"),
      ])
  }

  @Test func firefox() throws {
    try check(
      "firefox",
      [
        ("firefox://deep-link?url=settings/contentblocker", "settings page=settings/contentblocker"),
        ("firefox://deep-link?url=homepanel/new-tab", "homePanel panel=homepanel/new-tab"),
        ("firefox://DEEP-LINK?url=action/close-private-tabs", "app action=action/close-private-tabs"),
        (
          "firefox://open-url?url=https://example.com/?a=1&private=1",
          "openURL url=https://example.com/?a=1 isPrivate=true"
        ),
        ("firefox://open-url?url=&private", "openURL url=nil isPrivate=true"),
        ("firefox://open-text", "openText text= isPrivate=nil"),
        ("firefox://fxa-signin?signin=abc&x=1", "signIn +x=1"), ("firefox://share-sheet", "missing url"),
        (
          "firefox-beta://widget-tabs-large-open-url?uuid=123e4567-e89b-12d3-a456-426614174000",
          "widget.openTab tab=123E4567-E89B-12D3-A456-426614174000"
        ),
      ])
  }

  @Test func iceCubes() throws {
    try check(
      "ice-cubes",
      [
        ("icecubesapp://mastodon.social/tags/%E7%8C%AB", "hashtag instance=mastodon.social tag=猫"),
        ("icecubesapp://Mastodon.Social/discover/tags/swift", "invalid instance=Mastodon.Social: Instance"),
        ("icecubesapp://mastodon.social/@kim", "account instance=mastodon.social account=kim"),
        (
          "icecubesapp://mastodon.social/@kim@other.org/123",
          "status instance=mastodon.social account=kim@other.org id=123"
        ),
        ("icecubesapp://m.org/users/kim/statuses/9", "status instance=m.org account=kim id=9"),
        ("icecubesapp://m.org/@kim/about", "invalid id=about: StatusID"),
      ])
  }
}
