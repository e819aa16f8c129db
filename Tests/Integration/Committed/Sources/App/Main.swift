@main
struct Main {
  static func main() {
    print(ShopRoute.order(id: 42).urlString ?? "no URL")
  }
}
