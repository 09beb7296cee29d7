import { createHash, randomBytes } from 'node:crypto'

/** Another one with each process, so that nobody finds a person by working out digests. */
const SALT = randomBytes(32)
const LETTERS = 12

/** Somebody who does not exist, always the same one for a seed; keys are those of addresses and customers. */
export function replacedPerson(seed: string) {
  const name = replacedText(seed).slice(0, LETTERS)
  return {
    email: `person-${name}@example.invalid`,
    firstName: 'Kim',
    lastName: `Muster-${name.slice(0, 6)}`,
    company: 'Muster',
    street: 'Musterstraße',
    houseNumber: '1',
    addition: 'Hof',
    zip: '10115',
    city: 'Musterstadt',
    phone: '0300000000',
    birthDate: '1980-01-01',
    postNumber: '12345678',
  }
}

/** 64 hexadecimal characters for a seed. */
export function replacedText(seed: string): string {
  return createHash('sha256').update(SALT).update(seed).digest('hex')
}
