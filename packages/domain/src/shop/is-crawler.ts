const CRAWLER =
  /(?<!cu)bot[/;)_-]|crawl|spider|slurp|mediapartners|facebookexternalhit|google-inspectiontool|bingpreview|yandex|baidu|duckduckgo-favicons|ia_archiver|whatsapp|telegrambot|embedly|pinterest\/|applebot|gptbot|claudebot|ccbot|semrush|ahrefs/i

/** Whether a user agent declares itself a crawler, which cannot be asked for consent. @see product §11.10 */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent)
}
