extension CompiledRoutes {
  var prefersWeb: Bool { table.digit(TableReader.Header.prefersWeb) != 0 }

  /// The first URL of a form that carries every value and is read back as the same.
  func url(of fields: RouteFields, as source: LinkSource, isSame: (String) -> Bool) -> String? { nil }
}
