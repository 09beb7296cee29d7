import { expect, test } from 'vitest'
import { linksFrom, networkOf } from './network-of.ts'

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['192.0.2.1:443', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['::FFFF:192.0.2.1', '192.0.2.1'],
  ['::ffff:c000:201', '192.0.2.1'],
  ['0:0:0:0:0:ffff:192.0.2.1', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:ffff::', '2001:db8:1:2::/64'],
  ['2001:db8::1:2:3:4:5', '2001:db8:0:1::/64'],
  ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::1]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['unknown', 'unknown'],
  ['account:anna@muster.example', 'account:anna@muster.example'],
  ['1.2.3.4.5', '1.2.3.4.5'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

// With its prefix an address was none any more, and each one of a network had a count of its own.
test('links that a network follows are counted together, whichever of its addresses asks', () => {
  expect(linksFrom('2001:db8:1:2::1')).toBe(linksFrom('2001:db8:1:2::2'))
  expect(linksFrom('192.0.2.1')).toBe('link:192.0.2.1')
  expect(linksFrom(null)).toBeNull()
})
