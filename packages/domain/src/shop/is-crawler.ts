const CRAWLER =
  /(?<!cu)bot[/;)_-]|crawl|spider|slurp|mediapartners|facebookexternalhit|google-inspectiontool|bingpreview|yandex|baidu|duckduckgo-favicons|ia_archiver|whatsapp|telegrambot|embedly|pinterest\/|applebot|gptbot|claudebot|ccbot|semrush|ahrefs/i

/** Whether a user agent says that it is a program that reads pages for others: nobody is there to be asked. @see product §11.10 */
export function isCrawler(userAgent: string): boolean {
  return CRAWLER.test(userAgent)
}
