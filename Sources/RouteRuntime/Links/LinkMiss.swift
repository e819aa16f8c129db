extension CompiledRoutes {
  /// Why a link matches nothing.
  func miss(_ link: LinkText, _ segments: SegmentList) -> LinkError { .notFound(closest: nil) }
}
