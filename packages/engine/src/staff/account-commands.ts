import {
  changeOwnPassword,
  endSecondFactor,
  setSecondFactor,
  whoAmI,
} from '@shop/api-client/office/account-commands'
import { rightsOf } from '@shop/domain/staff/rights'
import { staffPasswordProblem } from '@shop/domain/staff/staff-password'
import { bindCommands } from '../command/bind-commands.ts'
import { passwordHash } from '../session/password-hash.ts'
import { companiesOf } from './company-link-store.ts'
import { isOwnPassword, ownRow, type StaffContext } from './own-account.ts'
import { sealedFactor } from './sealed-factor.ts'
import { factorStep } from './second-factor.ts'
import { objectOf } from './staff-actor.ts'
import { completeStaffSession, endOtherSessions } from './staff-session.ts'
import { putFactor, putPassword } from './staff-store.ts'

const onAccount = bindCommands<StaffContext>()

/** What everybody does with the own account. */
export const ACCOUNT_COMMANDS = [
  onAccount(whoAmI)(async (_input, context) => {
    const person = await ownRow(context)
    const { id, email, name, roles, factorSecret, mustChangePassword } = person
    const answer = {
      email,
      name,
      roles,
      rights: rightsOf(roles),
      hasSecondFactor: factorSecret !== null,
      mustChangePassword,
      mustSetFactor: context.mustSetFactor,
      companies: await companiesOf(context.sql, id),
    }
    return { answer, object: null }
  }),

  onAccount(changeOwnPassword, {
    async prepare({ current, next }, context) {
      const person = await ownRow(context)
      if (!(await isOwnPassword(person, current, context))) return { problem: 'current', hash: null }
      const problem = staffPasswordProblem(next, { email: person.email, current })
      return { problem, hash: problem === null ? await passwordHash(next) : null }
    },
  })(async (_input, context, { problem, hash }) => {
    const { id, email } = await ownRow(context)
    if (hash === null) return { answer: { problem }, object: objectOf(email), after: 'refused' }
    await putPassword(context.sql, id, hash)
    await endOtherSessions(context.sql, id, context.sessionId)
    return { answer: { problem: null }, object: objectOf(email) }
  }),

  onAccount(setSecondFactor, {
    prepare: async ({ password }, context) => isOwnPassword(await ownRow(context), password, context),
  })(async ({ secret, code }, context, isRight) => {
    const { id, email } = await ownRow(context)
    if (!isRight) return { answer: { problem: 'password' }, object: objectOf(email), after: 'refused' }
    const step = factorStep({ secret, lastStep: null }, code, context.now)
    if (step === null) return { answer: { problem: 'code' }, object: objectOf(email), after: 'refused' }
    await putFactor(context.sql, id, {
      secret: sealedFactor(secret, { staffId: id, shopSecret: context.secret }),
      step,
    })
    await endOtherSessions(context.sql, id, context.sessionId)
    await completeStaffSession(context.sql, context.sessionId)
    return { answer: { problem: null }, object: objectOf(email) }
  }),

  onAccount(endSecondFactor, {
    prepare: async ({ password }, context) => isOwnPassword(await ownRow(context), password, context),
  })(async (_input, context, isRight) => {
    const { id, email } = await ownRow(context)
    if (!isRight) return { answer: { problem: 'password' }, object: objectOf(email), after: 'refused' }
    await putFactor(context.sql, id, null)
    await endOtherSessions(context.sql, id, context.sessionId)
    return { answer: { problem: null }, object: objectOf(email) }
  }),
]
