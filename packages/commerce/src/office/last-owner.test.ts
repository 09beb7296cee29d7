import { blockStaff, changeStaffRoles } from '@shop/api-client/office/account-commands'
import { staff } from '@shop/engine/db/schema/staff'
import { serverAddress } from '@shop/engine/db/test-database'
import { held, waiting } from '@shop/engine/testing/held-transaction'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aMember, type Member } from '../testing/office-steps.ts'
import { engineKinds, type TestEngine } from '../testing/test-engine.ts'

const server = await serverAddress()
const kind = (await engineKinds()).find(({ name }) => name === 'PostgreSQL server')

describe.skipIf(server === null)('the last owner', () => {
  let behind = {} as TestEngine
  let olivia: Member
  let otto: Member
  beforeEach(async () => {
    if (kind) behind = await kind.open()
    olivia = await aMember(behind, ['owner'], 'olivia@example.org')
    otto = await aMember(behind, ['owner'], 'otto@example.org')
  }, 60_000)
  afterEach(() => behind.engine?.close())

  const demote = (by: Member, { email }: Member) =>
    by.run(changeStaffRoles, { email, roles: ['admin'], was: ['owner'] }, 0)
  const block = (by: Member, { email }: Member) => by.run(blockStaff, { email, isBlocked: true })

  // Each saw the other as an owner still, and afterwards nobody was one.
  test.each([
    ['take the role from each other', demote, demote],
    ['block each other', block, block],
    ['block and take the role', block, demote],
  ])('stays where two owners %s at once', async (_, one, other) => {
    const { database } = behind.engine
    const people = await held(database, (sql) => sql.select().from(staff).for('update'))
    const outcomes = [one(olivia, otto), other(otto, olivia)]
    await waiting(database, people.pid, 2)

    await people.commit()

    const types = (await Promise.all(outcomes)).map(({ type }) => type)
    expect(types.toSorted()).toEqual(['done', 'refused'])
    const owners = (await database.sql.select().from(staff)).filter(
      ({ roles, state }) => state === 'active' && roles.includes('owner'),
    )
    expect(owners).toHaveLength(1)
  })
})
