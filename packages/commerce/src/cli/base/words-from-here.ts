import { resolve } from 'node:path'

type Words = (words: readonly string[], directory: string) => string[]

/**
 * The words of a command line as a process in another directory understands them: files are named in full.
 *
 * It stands apart from the commands because they are some thousand files of code, and a running shop has them loaded.
 */
export function wordsFromHere([topic = '', ...words]: readonly string[], directory: string): string[] {
  const named = Object.hasOwn(FILES_OF, topic) ? FILES_OF[topic]?.(words, directory) : undefined
  return [topic, ...(named ?? words)]
}

const FILES_OF: Record<string, Words> = {
  backup: (words, directory) =>
    words.map((word) => (word.startsWith('--') ? word : resolve(directory, word))),
  complaints: after('--photos'),
  import: second((_, file, directory) => (file === '-' ? file : resolve(directory, file))),
  orders: (words, directory) => (words[0] === 'papers' ? after('--to')(words, directory) : [...words]),
  promotions: second((_, file, directory) => resolve(directory, file)),
  recall: second((action, word, directory) =>
    action === 'check' || action === 'publish' ? resolve(directory, word) : word,
  ),
  sellable: after('--html'),
}

/** The file is what follows an option. */
function after(option: string): Words {
  return (words, directory) =>
    words.map((word, index) => (words[index - 1] === option ? resolve(directory, word) : word))
}

/** The file is the second word. */
function second(named: (first: string, file: string, directory: string) => string): Words {
  return ([first = '', file, ...rest], directory) =>
    file === undefined ? [first] : [first, named(first, file, directory), ...rest]
}
