/** Letters, digits, marks, hyphens and dots, at least one of them beyond ASCII. */
const WRITTEN_DOMAIN = /^(?=.*[^ -~])[\p{L}\p{M}\p{N}.-]+$/u

/**
 * An e-mail address with its domain as mail servers know it: `anna@müller.example` is `anna@xn--mller-kva.example`.
 * Whatever is no domain of letters stays as it is, so that the rules can name it.
 *
 * @see spec §5 "Email"
 */
export function asciiEmail(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const address = `http://${domain}`
  if (at < 1 || !WRITTEN_DOMAIN.test(domain) || !URL.canParse(address)) return email
  return `${email.slice(0, at)}@${new URL(address).hostname}`
}
