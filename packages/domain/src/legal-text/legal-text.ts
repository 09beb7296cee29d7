import type { EditorsPageName } from '../link/editors-pages.ts'

/** The pages whose words are part of every contract, in the order in which a confirmation shows them. @see eu-duties C-21 */
export const CONTRACT_PAGES = ['terms', 'withdrawalTerms'] as const satisfies readonly EditorsPageName[]
export type ContractPage = (typeof CONTRACT_PAGES)[number]

/** Words in a row that look alike; `href` is a path of the shop, an address or a mailbox. */
export type LegalTextRun = { text: string; isStrong: boolean; href: string | null }

export type LegalTextPart =
  | { kind: 'heading'; level: number; runs: LegalTextRun[] }
  | { kind: 'paragraph'; runs: LegalTextRun[] }
  | { kind: 'list'; isNumbered: boolean; items: LegalTextRun[][] }
  /** What the law wants framed. */
  | { kind: 'box'; parts: LegalTextPart[] }

/** A text of the contract as a page showed it, without anything that could look different later. */
export type LegalText = {
  page: ContractPage
  locale: string
  title: string
  /** The day that the page names as its last change. */
  updatedAt: string | null
  parts: LegalTextPart[]
}

/** A version of a text, known by what it says: the same words have the same id. */
export type KeptLegalText = { id: string; text: LegalText }
