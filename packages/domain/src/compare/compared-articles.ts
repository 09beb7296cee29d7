/** More columns are no comparison any more, and no phone shows them. */
export const MOST_COMPARED = 4

/** As reference keys are: the rest of an address is no article. */
const ARTICLE = /^[\w-]{1,64}$/

/**
 * The articles of a list as an address and the browser hold it, `100102,100105`: each once, in its order, at most four.
 * What cannot be an article's number is left out.
 */
export function comparedArticles(list: string | null | undefined): string[] {
  const articles = (list ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter((word) => ARTICLE.test(word))
  return [...new Set(articles)].slice(0, MOST_COMPARED)
}

/** The list as it is kept. */
export function comparedList(articles: readonly string[]): string {
  return articles.join(',')
}

/** With the article at the end, or without it where it is there; null where four are there already. */
export function withToggled(articles: readonly string[], article: string): string[] | null {
  if (articles.includes(article)) return articles.filter((one) => one !== article)
  return articles.length >= MOST_COMPARED ? null : [...articles, article]
}
