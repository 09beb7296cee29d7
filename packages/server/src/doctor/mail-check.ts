import { type Check, ok } from '@shop/commerce/doctor/check'
import type { Config } from '../config/config.ts'
import type { Adapters } from '../shop-definition.ts'

/** Whether the mail server lets the shop in. */
export async function mailCheck(
  { smtp, environment }: Pick<Config, 'smtp' | 'environment'>,
  { mail }: Pick<Adapters, 'mail'>,
): Promise<Check> {
  const topic = 'mail'
  if (mail) return ok(topic, 'a carrier of the shop’s own')
  if (smtp === null)
    return {
      topic,
      state: environment === 'local' ? 'off' : 'look',
      found: 'no mail leaves the shop, they are kept in the database',
      remedy: environment === 'local' ? null : 'Set SMTP_URL and MAIL_FROM.',
    }
  const { smtpProblem } = await import('@shop/mail/smtp/smtp-problem')
  const problem = await smtpProblem(smtp)
  const server = `${smtp.host}:${smtp.port}`
  return problem === null
    ? ok(topic, `${server} lets ${smtp.from.address} in`)
    : {
        topic,
        state: 'bad',
        found: `${server}: ${problem}`,
        remedy: 'Correct SMTP_URL, or ask who runs the server.',
      }
}
