/**
 * What the legal notice states. Directive 2000/31/EC, article 5, asks every
 * provider in the European Union for its name (1)(a), geographic address (b)
 * and e-mail address (c), which is `SALES_EMAIL`, and for its register entry
 * (d) and VAT number (g) if it has them. Some countries ask for more. This is
 * not legal advice: have a lawyer in your country check the page.
 */
export type Company = {
  /**
   * The registered name with its legal form (Directive (EU) 2017/1132, article
   * 26).
   */
  readonly name: string;
  /** Where it is established, line by line; not a PO box. */
  readonly address: readonly string[];
  /**
   * The register and the number in it, such as `Companies House, 01234567`;
   * `null` if the company is in none.
   */
  readonly registration: string | null;
  /** With its country, such as `GB123456789`; `null` if there is none. */
  readonly vatId: string | null;
  /**
   * In international form without “(0)”, such as `+44 20 7946 0000`. France
   * (LCEN) and Germany (DL-InfoV, § 2) ask for it.
   */
  readonly phone?: `+${string}`;
  /**
   * Who acts for the company, such as its directors: Germany (DDG, § 5) and
   * Austria (MedienG, § 25).
   */
  readonly representative?: string;
  /**
   * Who is responsible for the content: France (*directeur de la publication*),
   * Germany (MStV, § 18) for journalism.
   */
  readonly editor?: string;
  /**
   * The share capital: France; elsewhere only if the site speaks of capital.
   */
  readonly capital?: string;
  /**
   * Who hosts the site, with address and telephone number: France. The privacy
   * page names the host as a recipient, too.
   */
  readonly host?: string;
  /** Where visitors ask about their personal data, if not at `SALES_EMAIL`. */
  readonly privacyEmail?: string;
  /** Where vulnerabilities are reported, if not at `SALES_EMAIL`. */
  readonly securityEmail?: string;
};

/**
 * The company behind the site. While this is `null`, there is no page `/legal`,
 * and the site goes by `SITE_NAME` alone.
 */
export const company: Company | null = null;
