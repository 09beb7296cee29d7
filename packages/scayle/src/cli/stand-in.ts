import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { demoRecords } from '@shop/demo/demo-catalogue'
import { LOCALES } from '@shop/domain/market/markets'
import * as v from 'valibot'
import { openStandIn, STAND_IN_CHECKOUT } from '../stand-in/stand-in.ts'

const Wanted = v.object({
  shop: v.picklist(['home-shop', 'baby-shop'], 'Name a shop with demo goods: home-shop or baby-shop.'),
  port: v.pipe(v.string(), v.regex(/^\d{1,5}$/, '--port has to be a number.'), v.transform(Number)),
  certificate: v.string('--certificate names the file that the certificate is written into.'),
  firstShop: v.pipe(v.string(), v.regex(/^\d+$/, '--first-shop has to be a number.'), v.transform(Number)),
  token: v.string(),
})

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    port: { type: 'string', default: '3940' },
    certificate: { type: 'string' },
    'first-shop': { type: 'string', default: '101' },
    token: { type: 'string', default: 'demo' },
  },
})
const wanted = v.safeParse(Wanted, { ...values, firstShop: values['first-shop'], shop: positionals[0] })
if (!wanted.success) {
  console.error(wanted.issues.map(({ message }) => message).join('\n'))
  process.exit(2)
}

const { shop, port, certificate, firstShop, token } = wanted.output
const standIn = await openStandIn({
  brand: {
    locales: LOCALES,
    shopIds: Object.fromEntries(LOCALES.map((locale, index) => [locale, firstShop + index])),
  },
  records: [...demoRecords(shop)],
  token,
  port,
})
writeFileSync(certificate, standIn.certificate)
console.log(`SCAYLE_HOST=${standIn.host} SCAYLE_TOKEN=${token} NODE_EXTRA_CA_CERTS=${certificate}`)
console.log(
  `SCAYLE_CHECKOUT_HOST=${standIn.host} SCAYLE_CHECKOUT_USER=${STAND_IN_CHECKOUT.user} SCAYLE_CHECKOUT_TOKEN=${STAND_IN_CHECKOUT.token} SCAYLE_CHECKOUT_SECRET='${STAND_IN_CHECKOUT.secret}'`,
)
