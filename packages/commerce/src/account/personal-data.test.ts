import { authenticate, loadUser } from '@shop/api-client/contract/user'
import { loadPersonalData, putPersonalData } from '@shop/api-client/contract/user-personal-data'
import type { Locale } from '@shop/domain/market/markets'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aCustomer, PASSWORD } from '../testing/account-steps.ts'
import { ruleEngines, type TestEngine } from '../testing/test-engine.ts'
import { aVisitor } from '../testing/visitor.ts'

const DATA = {
  firstName: 'Annemarie',
  lastName: 'Probst-Lindner',
  gender: 'x' as const,
  birthDate: '1990-02-28',
  phone: '030 1234567',
}

describe.each(await ruleEngines())('personal data on the $name', ({ open }) => {
  let engine: TestEngine['engine']
  beforeEach(async () => {
    ;({ engine } = await open())
  }, 60_000)
  afterEach(() => engine.close())

  test('what is changed is what everybody is told from then on', async () => {
    const anna = await aCustomer(engine)

    const user = await anna.call(putPersonalData, DATA)

    expect(user).toMatchObject({ ...DATA, phone: '+49301234567', email: 'anna@example.org', loggedIn: true })
    expect(await anna.call(loadPersonalData, {})).toEqual(user)
    expect(await anna.call(loadUser, {})).toEqual(user)
  })

  test('birth date and phone can be taken back', async () => {
    const anna = await aCustomer(engine)
    await anna.call(putPersonalData, DATA)

    const user = await anna.call(putPersonalData, { ...DATA, birthDate: '', phone: null })

    expect(user).toMatchObject({ birthDate: null, phone: null })
  })

  test('nothing else can be changed on the way', async () => {
    const anna = await aCustomer(engine)

    await anna.try(putPersonalData, { ...DATA, email: 'eva@example.org', customerNo: '1', isGuest: true })

    const visitor = await aVisitor(engine)
    const login = { mode: 'login' as const, email: 'anna@example.org', password: PASSWORD }
    expect(await visitor.call(authenticate, login)).toMatchObject({
      email: 'anna@example.org',
      registered: true,
    })
  })

  test.each([
    [{ firstName: '' }, 'firstName', 'generic.validation.required'],
    [{ lastName: 'Probst1' }, 'lastName', 'generic.validation.name'],
    [{ birthDate: '2026-11-22' }, 'birthDate', 'address.errors.birthDateFuture'],
    [{ birthDate: '2001-02-30' }, 'birthDate', 'address.errors.birthDate'],
    [{ phone: '12' }, 'phone', 'address.errors.phone'],
    [{ gender: 'q' }, 'gender', 'input.picklist'],
  ])('%j is refused at its field', async (change, path, key) => {
    const anna = await aCustomer(engine)

    const answer = await anna.try(putPersonalData, { ...DATA, ...change })

    expect(answer).toMatchObject({ status: 422, body: { errors: [{ path, key }] } })
    expect(await anna.call(loadPersonalData, {})).toMatchObject({ firstName: 'Anna', birthDate: null })
  })

  test.each<[Locale, number]>([
    ['de-de', 422],
    ['de-ch', 200],
    ['fr-fr', 200],
    ['nl-nl', 200],
  ])('in %s „D’Arc“ is answered with %i', async (locale, status) => {
    const anna = await aCustomer(engine, { locale })

    expect((await anna.try(putPersonalData, { ...DATA, lastName: 'D’Arc', phone: null })).status).toBe(status)
  })

  test.each([loadPersonalData, putPersonalData])('$name is for customers', async (call) => {
    const visitor = await aVisitor(engine)

    expect(await visitor.try(call, DATA)).toMatchObject({ status: 401, body: { code: 'sign_in_required' } })
  })
})
