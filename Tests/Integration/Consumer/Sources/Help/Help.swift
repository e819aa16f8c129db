import RouteRuntime

/// The link to a page of the help.
public func helpPage(_ number: Int) -> String? { HelpRoute.page(number: number).urlString }
