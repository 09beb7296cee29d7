/** A command line as it stands in a document. */
export type CommandLine = { place: string; line: string }

/**
 * Every command line of a Markdown file that calls pnpm: the lines of fenced shell blocks, and inline code that begins
 * with `pnpm`, `npx pnpm` or variables in front of them.
 */
export function commandLines(file: string, text: string): CommandLine[] {
  const found: CommandLine[] = []
  let fence: string | null = null
  for (const [index, line] of text.split('\n').entries()) {
    const place = `${file}:${index + 1}`
    const [, opening] = /^\s*```(\w*)/.exec(line) ?? []
    if (opening !== undefined) {
      fence = fence === null ? opening : null
      continue
    }
    const codes = fence === null ? [...line.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code) : [line]
    if (fence !== null && !['sh', 'bash', 'shell', 'console', ''].includes(fence)) continue
    for (const code of codes) {
      const written = code.replaceAll('\\|', '|').replace(/^\$ /, '').trim()
      if (PNPM.test(written)) found.push({ place, line: written })
    }
  }
  return found
}

const PNPM = /^(?:[A-Z_]+=\S+ )*(?:npx --yes )?pnpm(?:@[\d.]+)?(?= |$)/

/**
 * The words behind `pnpm` in every way that a line can be read: `a|b` is either, `[x]` is there or not, `<shop>` and
 * `<topic>` are ones that exist, other `<names>` something. A remark behind `#`, `…` and `&& …` end a line.
 */
export function wordsOf(line: string): string[][] {
  const bare = line
    .replace(PNPM, '')
    .replace(/\s+#.*$/, '')
    .replace(/\s*(?:&&|…).*$/, '')
    .trim()
  const plain = bare
    .replaceAll('<shop>', 'home-shop')
    .replaceAll('<topic>', 'wishlist')
    .replaceAll(/<(?:number|n|count|amount)>/g, '1')
    .replaceAll(/<([\w -]+)>/g, (_, name: string) => name.replaceAll(' ', '-'))
  return optionally(plain).flatMap((text) => alternatives(words(text)))
}

/** `a [--b | --c] d` as `a d`, `a --b d` and `a --c d`. */
function optionally(text: string): string[] {
  const [whole, inner = ''] = /\[([^\]]*)\]/.exec(text) ?? []
  if (whole === undefined) return [text]
  return ['', ...inner.split(/\s*\|\s*/)].flatMap((part) => optionally(text.replace(whole, part)))
}

function alternatives([word, ...rest]: string[]): string[][] {
  if (word === undefined) return [[]]
  const behind = alternatives(rest)
  return word.split('|').flatMap((one) => behind.map((words) => [one, ...words]))
}

function words(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}
