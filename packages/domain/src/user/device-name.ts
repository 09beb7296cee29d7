/** First what pretends to be another, then what it pretends to be. */
const BROWSERS: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPX|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const SYSTEMS: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/**
 * What a shopper calls the device behind a user agent, `Firefox, Windows`: enough to recognise one's own, too little to
 * be identified by. Null when nothing of it is known.
 *
 * @see eu-duties C-31
 */
export function deviceName(userAgent: string): string | null {
  const known = [BROWSERS, SYSTEMS].flatMap((table) => {
    const row = table.find(([pattern]) => pattern.test(userAgent))
    return row ? [row[1]] : []
  })
  return known.length > 0 ? known.join(', ') : null
}
