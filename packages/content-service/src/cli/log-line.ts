/** A sentence for whoever sits at a terminal, and else an object, as all servers of the shop write them. */
export function logLine(
  level: 'info' | 'error',
  message: string,
  { isTerminal = process.stdout.isTTY, now = new Date() }: { isTerminal?: boolean; now?: Date } = {},
): string {
  const isText = isTerminal || process.env.NODE_ENV !== 'production'
  return isText ? message : JSON.stringify({ time: now.toISOString(), level, message })
}
