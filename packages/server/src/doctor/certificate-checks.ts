import { connect } from 'node:tls'
import { type Check, ok } from '@shop/commerce/doctor/check'
import type { Config } from '../config/config.ts'

const DAY_MS = 86_400_000
const LOOK_DAYS = 21
const BAD_DAYS = 3
const TIMEOUT_MS = 5000

/** When the certificate of a host ends. Throws when the host does not answer. */
export type CertificateEnd = (host: string, port: number) => Promise<Date>

/** The certificates under which shoppers reach the shop, one for each host. */
export async function certificateChecks(
  { publicOrigin, shopOrigins }: Pick<Config, 'publicOrigin' | 'shopOrigins'>,
  { now = new Date(), endOf = certificateEnd }: { now?: Date; endOf?: CertificateEnd } = {},
): Promise<Check[]> {
  const origins = [publicOrigin, ...Object.values(shopOrigins ?? {}).map(({ origin }) => origin)]
  const hosts = new Set(
    origins
      .map((origin) => new URL(origin))
      .filter(({ protocol }) => protocol === 'https:')
      .map(({ host }) => host),
  )
  if (hosts.size === 0)
    return [
      {
        topic: 'certificates',
        state: 'off',
        found: 'no address of the shop begins with https',
        remedy: null,
      },
    ]
  return Promise.all([...hosts].map((host) => hostCheck(host, now, endOf)))
}

async function hostCheck(host: string, now: Date, endOf: CertificateEnd): Promise<Check> {
  const topic = 'certificates'
  const { hostname, port } = new URL(`https://${host}`)
  try {
    const end = await endOf(hostname, Number(port || 443))
    const days = Math.floor((end.getTime() - now.getTime()) / DAY_MS)
    const found = `${host} until ${end.toISOString().slice(0, 10)}, ${days} days`
    if (days >= LOOK_DAYS) return ok(topic, found)
    const remedy = 'Renew it, and look why it does not renew itself.'
    return { topic, state: days < BAD_DAYS ? 'bad' : 'look', found, remedy }
  } catch (problem) {
    const found = `${host} does not answer: ${problem instanceof Error ? problem.message : String(problem)}`
    return {
      topic,
      state: 'look',
      found,
      remedy: 'Ask from outside, too: this machine may not reach its own address.',
    }
  }
}

/** An expired or foreign certificate is looked at as well: its end is what is asked for. */
function certificateEnd(host: string, port: number): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect(
      { host, port, servername: host, rejectUnauthorized: false, timeout: TIMEOUT_MS },
      () => {
        const { valid_to: end } = socket.getPeerCertificate()
        socket.destroy()
        resolve(new Date(end))
      },
    )
    socket.on('timeout', () => socket.destroy(new Error('no answer in time')))
    socket.on('error', reject)
  })
}
