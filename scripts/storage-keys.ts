/** Files that use what a neighbour names, and which one that is. */
const NAMED_ELSEWHERE: Readonly<Record<string, string>> = {
  'packages/domain/src/privacy/browser-storage.ts': 'the register itself',
  'packages/server/src/privacy/storage-words.ts': 'browser-storage.ts',
  'packages/engine/src/http/session-cookie.ts': 'its own test and the rows with {brand}',
  'packages/commerce/src/http-api.ts': 'session-cookie.ts',
  'packages/doors/src/ucp/basket/go-on.ts': 'session-cookie.ts',
  'packages/storefront/src/shell/personal-state.tsx': 'asks only whether there is anything',
  'packages/storefront/src/shell/start/after-start.ts': 'voucher-link.ts',
  'packages/storefront/src/shell/dialogs/country-picker-dialog.tsx': 'stored-locale.ts',
  'packages/storefront/src/features/country-picker/suggest-country.ts': 'stored-locale.ts',
  'packages/storefront/src/features/voucher-link/watch-kept-voucher.ts': 'voucher-link.ts',
  'packages/storefront/src/features/voucher-link/redeem-kept-voucher.ts': 'voucher-link.ts',
  'packages/storefront/src/pages/checkout/payment/use-hand-over.ts': 'voucher-link.ts',
  'packages/storefront/src/features/tracking/shop-events.ts': 'first-time.ts',
}

/** Code that reads or writes what a browser keeps. */
const TOUCHES =
  /\b(?:localStorage|sessionStorage|cookieStore|indexedDB|[gs]etItem)\b|\bdocument\.cookie\b|["'][Ss]et-[Cc]ookie|Max-Age=|serverCookie\(|\b(?:historyOf|keepHistory)\(/

/** Where a name is handed to a storage, a cookie or one of our own doors to them. */
const USES = [
  /\.(?:getItem|setItem|removeItem)\(\s*('[^']+'|[\w.]+)/g,
  /\b(?:keptIn|historyOf|keepHistory)\(\s*('[^']+'|[\w.]+)/g,
  /('[^']+') in (?:local|session)Storage/g,
  /\b(?:cookieOf\(\w+,|serverCookie\() ?([\w.]+)/g,
  /`(?:\$\{(\w+)\}|([\w-]+))=[^`]*(?:Max-Age|Path)=/g,
]

/** Whether a file reads or writes what a browser keeps under names of its own. */
export function keepsSomething(file: string, text: string): boolean {
  return !(file in NAMED_ELSEWHERE) && TOUCHES.test(withoutComments(text))
}

/** The names under which the code of a file keeps something in a browser. */
export function storageKeys(text: string): string[] {
  const code = withoutComments(text)
  const found = USES.flatMap((use) => [...code.matchAll(use)].map(([, one, two]) => one ?? `'${two}'`))
  return [
    ...new Set(found.flatMap((name) => (name.startsWith("'") ? [name.slice(1, -1)] : saidAt(name, code)))),
  ]
}

/** The words of `const NAME = 'words'`, of `name: 'words'`, and of each in a list `const KEYS` that is walked by `key`. */
function saidAt(name: string, code: string): string[] {
  const last = name.split('.').at(-1) ?? name
  const list = last === 'key' ? /const KEYS = ([^\n]*)/.exec(code)?.[1] : undefined
  const said = [...code.matchAll(new RegExp(`\\b(?:const ${last} =|${last}:) ([^\\n]*)`, 'g'))]
  return [list ?? '', ...said.map(([, rest]) => rest ?? '')].flatMap((text) =>
    [...text.matchAll(/'([^']+)'|`([^`]+)`/g)].map(([, plain, template]) => plain ?? template ?? ''),
  )
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')
}
