const LENGTH = 16

/** What a session is called outside: the beginning of the digest that it is kept under. It opens nothing. */
export function sessionName(id: string): string {
  return id.slice(0, LENGTH)
}
