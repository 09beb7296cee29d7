import { expect, test } from 'vitest'
import { messageOf, missingOf } from './message-of.ts'

const asked = { kind: 'text', required: false, options: [] } as const

test('fields of every message stand by themselves, all others are answers', () => {
  const fields = [
    { ...asked, name: 'email', label: 'E-Mail' },
    { ...asked, name: 'room', label: 'Raum' },
  ]

  const message = messageOf({ topic: 'form', subject: 'Beratung' }, fields, {
    email: 'anna@muster.example',
    room: 'Diele',
    website: '',
  })

  expect(message).toMatchObject({ topic: 'form', subject: 'Beratung', email: 'anna@muster.example' })
  expect(message.answers).toEqual([{ ...asked, name: 'room', label: 'Raum', value: 'Diele' }])
})

test('what was not asked is empty', () => {
  expect(messageOf({ topic: 'order', subject: '' }, [], {})).toMatchObject({
    first_name: '',
    message: '',
    answers: [],
  })
})

test('a name that a form of editors wants is missing when it is not there', () => {
  const fields = [
    { ...asked, name: 'last_name', label: 'Nachname', required: true },
    { ...asked, name: 'first_name', label: 'Vorname' },
    { ...asked, name: 'message', label: 'Nachricht', required: true },
    { ...asked, name: 'email', label: 'E-Mail', required: true },
  ]

  const problems = missingOf(fields, { last_name: ' ', message: 'Guten Tag' })

  expect(problems).toMatchObject([{ path: 'last_name', key: 'generic.validation.required' }])
})
