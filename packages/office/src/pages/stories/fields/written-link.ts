/** Where a link of the content service leads, as it is typed. */
export function hrefOf(link: unknown): string {
  if (typeof link !== 'object' || link === null) return ''
  const [cached, url, email] = ['cached_url', 'url', 'email'].map((name): unknown => Reflect.get(link, name))
  const isMail = Reflect.get(link, 'linktype') === 'email'
  const found = [isMail ? email : cached, url, email].find((one) => typeof one === 'string' && one !== '')
  return typeof found === 'string' ? found : ''
}

/** What was typed as a link of the content service; the rest of it stays. */
export function linkOf(typed: string, before: unknown): Record<string, unknown> {
  const href = typed.trim()
  const rest = typeof before === 'object' && before !== null ? { ...before } : {}
  if (/^[^/@\s]+@[^@\s]+$/.test(href))
    return {
      ...rest,
      fieldtype: 'multilink',
      linktype: 'email',
      id: '',
      url: '',
      cached_url: '',
      email: href,
    }
  return { ...rest, fieldtype: 'multilink', linktype: 'url', id: '', url: href, cached_url: href, email: '' }
}
