import { expect, test } from 'vitest'
import { fetchDocument } from './fetch-document.ts'
import { isPublicAddress } from './safe-address.ts'

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['localhost', false],
])('whether %s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

test.each([
  ['http://example.com/', 'https'],
  ['https://127.0.0.1/', 'no public address'],
  ['https://[::1]/', 'no public address'],
  ['https://0x7f.1/', 'no public address'],
  ['https://2130706433/', 'no public address'],
  ['https://localhost/', 'no public address'],
  ['https://me:secret@example.com/', 'password'],
  ['nonsense', 'no address'],
])('%s is not called', async (address, why) => {
  await expect(fetchDocument(address, { allowsPrivate: false })).rejects.toThrow(why)
})
