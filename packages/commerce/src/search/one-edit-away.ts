/** Whether one letter more, less, other, or two neighbours swapped, makes one word of the other. */
export function isOneEditAway(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false

  let same = 0
  while (same < short.length && short[same] === long[same]) same += 1
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1)

  const isReplaced = short.slice(same + 1) === long.slice(same + 1)
  const isSwapped =
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2)
  return isReplaced || isSwapped
}
