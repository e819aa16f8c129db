extension Rule {
  /// The catalogue: every rule, family by family.
  static let all: [Rule] = [
    .yamlSyntax, .duplicateKey, .unknownKey, .wrongType, .missingKey, .unsupportedVersion, .includeNotFound,
    .includeCycle, .conflictingSetting, .unresolvedName,

    .invalidIdentifier, .nameCollision, .duplicateName, .escapedKeyword,

    .duplicateURL, .ambiguousURL, .shadowedURL, .capturedValue, .unneededWinsOver, .differsOnlyByCase,
    .exampleFails, .retiredURLReused, .tooComplex, .duplicateScheme, .duplicateHost,

    .missingParameter, .unusedParameter, .repeatedPlaceholder, .parameterTypeMismatch, .narrowerParent,
    .invalidDefault, .invalidConstraint, .heavyParameter, .listInPath,

    .unreachableTab, .tabWithoutLink, .unreachableRoute, .unreachableSheet, .undecidedTab, .tabRootNeedsParameter,
    .parentCycle, .parentInOtherTab, .redirectCycle, .redirectChain, .deadRedirect, .unusedType, .unusedGuard,

    .invalidScheme, .reservedScheme, .noLinkSource, .invalidHost, .invalidURL, .uppercaseInURL, .trailingSlash,
    .tooManyQuerySchemes, .linkSourceWithoutHost, .aasaCannotExpress,

    .sensitiveOnScheme, .actionOnScheme, .guardLoop, .guardDropped, .guardedFirstTab,

    .schemeNotRegistered, .schemeNotDeclared, .domainNotEntitled, .aasaUncovered, .aasaOverclaims, .aasaInvalid,
    .plistInvalid, .urlNotRouted,

    .linkRemoved, .linkRetargeted, .linkNarrowed, .routeRemoved, .parameterRemoved, .parameterAddedRequired,
    .parameterRetyped, .tabRemoved,

    .uselessIgnore, .largeFlatTable,
  ]

  /// The rule of an id.
  static func named(_ id: String) -> Rule? { byID[id] }

  private static let byID = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
}
