/**
 * What a service answers, unless it takes longer: then nobody waits for it any more, though it may go on.
 *
 * @param milliseconds how long somebody waits
 * @throws what `late` makes, when the time is over
 */
export async function inTime<Answer>(
  work: Promise<Answer>,
  milliseconds: number,
  late: () => Error,
): Promise<Answer> {
  // It may fail after nobody waits for it any more.
  work.catch(() => undefined)
  let timer: NodeJS.Timeout | undefined
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), milliseconds)
  })
  try {
    return await Promise.race([work, over])
  } finally {
    clearTimeout(timer)
  }
}
