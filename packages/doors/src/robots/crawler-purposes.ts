/** What a crawler of a language model reads pages for: to train one, to answer from an index, or because a person asks. */
export const CRAWLER_PURPOSES = ['training', 'answers', 'errands'] as const
export type CrawlerPurpose = (typeof CRAWLER_PURPOSES)[number]

/**
 * By what their operators say of them, the names that `robots.txt` knows them by.
 *
 * @see https://platform.openai.com/docs/bots; https://support.claude.com/en/articles/8896518;
 * https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers; https://docs.perplexity.ai/guides/bots
 */
const CRAWLERS: Readonly<Record<CrawlerPurpose, readonly string[]>> = {
  training: [
    'GPTBot',
    'ClaudeBot',
    'Google-Extended',
    'Applebot-Extended',
    'CCBot',
    'meta-externalagent',
    'Bytespider',
    'Amazonbot',
  ],
  answers: ['OAI-SearchBot', 'Claude-SearchBot', 'PerplexityBot', 'DuckAssistBot'],
  errands: ['ChatGPT-User', 'Claude-User', 'Perplexity-User', 'MistralAI-User', 'meta-externalfetcher'],
}

/** The group of `robots.txt` that sends crawlers of these purposes away; empty for none. A crawler obeys its own group alone. */
export function closedCrawlers(purposes: readonly CrawlerPurpose[]): string {
  const names = CRAWLER_PURPOSES.filter((purpose) => purposes.includes(purpose)).flatMap(
    (purpose) => CRAWLERS[purpose],
  )
  if (names.length === 0) return ''
  return `${names.map((name) => `User-agent: ${name}\n`).join('')}Disallow: /\n\n`
}
