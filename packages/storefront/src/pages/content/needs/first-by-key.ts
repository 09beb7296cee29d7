/** Each question once, by its key, and the first so many of them: an editor's slip must not be a load of its own. */
export function firstByKey<Question>(
  questions: readonly Question[],
  keyOf: (question: Question) => string,
  most: number,
): Map<string, Question> {
  const first = new Map<string, Question>()
  for (const question of questions) {
    const key = keyOf(question)
    if (!first.has(key) && first.size < most) first.set(key, question)
  }
  return first
}
