import * as v from 'valibot'

/** How to reach the mail server, and who writes. */
export type SmtpSetup = {
  host: string
  port: number
  /** Encrypted from the first byte; otherwise the connection is encrypted before anything is said. */
  isSecure: boolean
  /** Goes on in clear where the server knows no encryption: for a server on the same machine. */
  allowsPlain: boolean
  user: string | null
  password: string | null
  from: { name: string; address: string }
}

export type SmtpValues = { SMTP_URL?: string; MAIL_FROM?: string }

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 }
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const Address = v.pipe(v.string(), v.email())

/**
 * The mail server, or null where none of its variables is set. Returns a sentence when they are wrong; it never repeats
 * a password, as it is logged.
 */
export function smtpSetupOf({ SMTP_URL, MAIL_FROM }: SmtpValues): SmtpSetup | null | { problem: string } {
  if (SMTP_URL === undefined && MAIL_FROM === undefined) return null
  if (SMTP_URL === undefined || MAIL_FROM === undefined)
    return {
      problem: `${SMTP_URL === undefined ? 'SMTP_URL' : 'MAIL_FROM'} is missing: sending mails needs both SMTP_URL and MAIL_FROM. Set it, or unset the other.`,
    }
  const from = senderOf(MAIL_FROM)
  if (from === null)
    return {
      problem: `MAIL_FROM has to be an address such as shop@lindhaus.example, or one with a name, Lindhaus <shop@lindhaus.example>, but it is "${MAIL_FROM}": correct it.`,
    }
  const url = URL.canParse(SMTP_URL) ? new URL(SMTP_URL) : null
  const port = url === null ? undefined : PORTS[url.protocol]
  if (url === null || port === undefined || url.hostname === '' || !/^\/?$/.test(url.pathname))
    return {
      problem:
        'SMTP_URL has to be smtp://user:password@host:587 or smtps://user:password@host:465, with signs such as @ and / in the password written as %40 and %2F: correct it.',
    }
  if ((url.username === '') !== (url.password === ''))
    return { problem: 'SMTP_URL names only one of user and password: give both, or none.' }
  const tls = url.searchParams.get('tls')
  if ((tls !== null && tls !== 'optional') || [...url.searchParams].length > (tls === null ? 0 : 1))
    return {
      problem:
        'SMTP_URL may end with ?tls=optional, for a server that knows no encryption, and with nothing else: correct it.',
    }
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port === '' ? port : Number(url.port),
    isSecure: url.protocol === 'smtps:',
    allowsPlain: tls === 'optional' || LOOPBACK.has(url.hostname),
    user: url.username === '' ? null : decoded(url.username),
    password: url.password === '' ? null : decoded(url.password),
    from,
  }
}

function senderOf(text: string): SmtpSetup['from'] | null {
  const [, name = '', inner] = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>\s*$/.exec(text) ?? []
  const address = inner ?? text.trim()
  return v.is(Address, address) ? { name, address } : null
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
