/** An address that takes a voucher along: the shop keeps it from there. @see spec §4 "Voucher link" */
export function voucherHref(href: string, code: string): string {
  const [address = '', anchor] = href.split('#', 2)
  const [path = '', search = ''] = address.split('?', 2)
  const parameters = new URLSearchParams(search)
  parameters.set('voucher', code)
  return `${path}?${parameters}${anchor === undefined ? '' : `#${anchor}`}`
}
