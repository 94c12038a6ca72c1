/// What a field's text means, for autofill.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a type from its name among those of web forms, such as `given-name`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The whole name of a person.
    public static let name = UITextContentType(rawValue: "name")
    /// What stands before a name, such as “Dr.”.
    public static let namePrefix = UITextContentType(rawValue: "name-prefix")
    /// A person's first name.
    public static let givenName = UITextContentType(rawValue: "given-name")
    /// A name between the first and the last.
    public static let middleName = UITextContentType(rawValue: "middle-name")
    /// A person's last name.
    public static let familyName = UITextContentType(rawValue: "family-name")
    /// A name by which friends call someone.
    public static let nickname = UITextContentType(rawValue: "nickname")
    /// What someone does at work, such as “Editor”.
    public static let jobTitle = UITextContentType(rawValue: "organization-title")
    /// The name of a company, a school or an association.
    public static let organizationName = UITextContentType(rawValue: "organization")
    /// A place: an address, or the name of somewhere.
    public static let location = UITextContentType(rawValue: "location")
    /// A street with a number, in one or more lines.
    public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
    /// The first line of a street address.
    public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
    /// The second line of a street address, such as the floor.
    public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
    /// The city or the village of an address.
    public static let addressCity = UITextContentType(rawValue: "address-level2")
    /// The state or the province of an address.
    public static let addressState = UITextContentType(rawValue: "address-level1")
    /// The country of an address, by its name.
    public static let countryName = UITextContentType(rawValue: "country-name")
    /// The code of an address by which the post sorts letters.
    public static let postalCode = UITextContentType(rawValue: "postal-code")
    /// A telephone number, with or without the country's code.
    public static let telephoneNumber = UITextContentType(rawValue: "tel")
    /// An email address, which is written without capitals.
    public static let emailAddress = UITextContentType(rawValue: "email")
    /// A web address, which is written without capitals.
    public static let URL = UITextContentType(rawValue: "url")
    /// The number of a credit card.
    public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
    /// The name of an account, which is written without capitals.
    public static let username = UITextContentType(rawValue: "username")
    /// The password of an account that exists.
    public static let password = UITextContentType(rawValue: "password")
    /// A password that is about to be set.
    public static let newPassword = UITextContentType(rawValue: "new-password")
    /// A code that is valid once, such as one that has been sent to the user.
    public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
    /// A day of birth.
    public static let birthdate = UITextContentType(rawValue: "bday")
}
