import type { SmtpSetup } from './smtp-setup.ts'

const CONNECT_MILLISECONDS = 10_000
/** Servers look at mails before they take them. */
const ANSWER_MILLISECONDS = 30_000

/** How a mail server is spoken to. */
export function smtpOptions({ host, port, isSecure, allowsPlain, user, password }: SmtpSetup) {
  return {
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !allowsPlain,
    // Where plain text is allowed, an untrusted certificate is no worse.
    ...(allowsPlain ? { tls: { rejectUnauthorized: false } } : {}),
    ...(user !== null && password !== null ? { auth: { user, pass: password } } : {}),
    connectionTimeout: CONNECT_MILLISECONDS,
    greetingTimeout: CONNECT_MILLISECONDS,
    socketTimeout: ANSWER_MILLISECONDS,
    // Mails hold what shoppers typed: nothing of it may ever be read as a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
