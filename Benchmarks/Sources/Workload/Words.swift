/// The words that paths of large apps are made of.
enum Words {
  static let features =
    """
    home shop orders profile settings feed messages search events news wallet cards payments transfers trips flights \
    hotels rides drivers food restaurants groceries offers coupons rewards friends communities pages videos music \
    podcasts books courses lessons quizzes health workouts recipes devices rooms cameras alerts support tickets articles \
    faq invoices bills contracts loans accounts stocks funds crypto markets teams matches leagues players scores tv \
    movies series channels live radio maps places reviews photos albums stories notes tasks projects boards calendar \
    contacts calls mail files scan sign forms jobs candidates companies schools classes students teachers grades parents \
    kids pets vets clinics doctors pharmacy insurance claims policies garage parking
    """.split(separator: " ").map(String.init)

  static let things =
    """
    products categories items details history members comments likes followers following ratings variants sellers \
    shipments returns addresses methods sessions notifications privacy security language theme about terms drafts \
    archive trash favorites recent popular nearby trending featured saved shared sent inbox threads participants \
    attachments reactions polls votes schedule speakers seats checkout confirm receipt refund track rate report edit \
    share preview compare gallery stats summary insights export import filters sort tags labels folders templates \
    versions activity timeline milestones permissions roles invites requests pending approved
    """.split(separator: " ").map(String.init)

  static let slugs = [
    "blue-sneakers", "summer-sale-2026", "u-8f3a2c91", "anna.karlsson", "9c858901-8a57-4791-81fe-4c455b099bc9",
    "x7Kq2", "caf%C3%A9-noir", "mens-running-shoes-size-42",
  ]
}
