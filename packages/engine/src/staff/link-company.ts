import { startCompanyLink } from '@shop/api-client/office/account-commands'
import type { OfficeReply, OfficeRequest } from '@shop/api-client/office/office-door'
import { bindCommands } from '../command/bind-commands.ts'
import { noteCommand } from '../command/command-log-store.ts'
import { CommandRefusal } from '../command/command-refusal.ts'
import type { Database } from '../db/database.ts'
import { tokenHash } from '../session/token.ts'
import { insertCompanyLink } from './company-link-store.ts'
import { isOwnPassword, ownRow, type StaffContext } from './own-account.ts'
import { objectOf, staffActor } from './staff-actor.ts'
import { type StaffLimits, tooManyAttempts } from './staff-limits.ts'
import { keepStaffChallenge, takeBegunLink } from './staff-passkey-store.ts'
import { endOtherSessions, staffOfSessionId } from './staff-session.ts'

const MINUTES_10 = 10 * 60 * 1000

/**
 * Begins to connect the own account with the company's. The password is asked for again, as for a passkey: whoever finds an
 * open session gets no lasting way in. Kept for ten minutes, as long as the office's own question to the company.
 */
export const COMPANY_LINK_COMMANDS = [
  bindCommands<StaffContext>()(startCompanyLink, {
    prepare: async ({ password }, context) => isOwnPassword(await ownRow(context), password, context),
  })(async (_input, context, isRight) => {
    const { id } = await ownRow(context)
    const { sql, sessionId, office, now } = context
    if (!isRight) return { answer: { problem: 'password' }, object: null }
    if (office === null) throw new CommandRefusal('A company is connected on a page of the office.')
    await keepStaffChallenge(sql, {
      challengeHash: linkHash(office.random),
      staffId: id,
      owner: sessionId,
      expiresAt: new Date(now.getTime() + MINUTES_10),
    })
    return { answer: { problem: null }, object: null }
  }),
]

type Link = Omit<Extract<OfficeRequest, { act: 'linkCompany' }>, 'act'> & { now: Date }

/**
 * Connects what the company calls somebody with the account that has begun it, while its session is still open: nobody is
 * found by an address here. Ends their other sessions, as every change of how somebody signs in does.
 */
export async function linkStaffWithCompany(
  { database, limits }: { database: Database; limits: StaffLimits },
  { link, issuer, subject, address, now }: Link,
): Promise<OfficeReply> {
  const slowed = await tooManyAttempts(() => limits.company.use([address], now))
  if (slowed !== null) return slowed
  const begun = await takeBegunLink(database.sql, { challengeHash: linkHash(link), now })
  return database.transaction(async (sql) => {
    const person = begun?.owner ? await staffOfSessionId(sql, begun.owner, now) : null
    if (begun?.owner == null || person === null) return { type: 'companyRefused', why: 'linkExpired' }
    if (!(await insertCompanyLink(sql, { issuer, subject, staffId: person.id, createdAt: now })))
      return { type: 'companyRefused', why: 'otherPerson' }
    await noteCommand(sql, {
      actor: staffActor(person),
      command: 'linkCompany',
      isRead: false,
      object: objectOf(person.email),
      before: null,
      after: { issuer },
      now,
    })
    await endOtherSessions(sql, person.id, begun.owner)
    return { type: 'companyLinked' }
  })
}

/** Of another kind than the challenge of a passkey, so that the one is never taken for the other. */
function linkHash(random: string): string {
  return tokenHash(`company-link:${random}`)
}
