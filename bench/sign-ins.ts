/** Attempts to sign in, each from an address of its own; all in milliseconds until the answer has come. */
export type SignIns = {
  /** Makes so many accounts. */
  register: (count: number) => Promise<void>
  /** One account signs in. */
  success: (index: number) => Promise<number>
  /** A wrong password is refused: for an account that there is, or for none. */
  refusal: (who: 'known' | 'unknown', round: number) => Promise<number>
}

const PASSWORD = 'Ein-Lindenbaum-7'
/** Attempts that an account has; the next ones take another account. */
const ATTEMPTS = 8

/** @throws a sentence when an answer was not the expected one: only those can be compared */
export function createSignIns(origin: string): SignIns {
  let lastAddress = 0
  const email = (index: number) => `person-${index}@example.org`

  async function ask(mode: 'login' | 'register', form: object, status: number): Promise<number> {
    lastAddress += 1
    const started = performance.now()
    const response = await fetch(`${origin}/api/user/auth/${mode}/?locale=de-de`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        'sec-fetch-site': 'same-origin',
        'idempotency-key': crypto.randomUUID(),
        'x-forwarded-for': `10.${(lastAddress >> 16) & 255}.${(lastAddress >> 8) & 255}.${lastAddress & 255}`,
      },
      body: JSON.stringify(form),
    })
    const text = await response.text()
    const time = performance.now() - started
    if (response.status !== status) throw new Error(`${mode} was answered ${response.status}: ${text}`)
    return time
  }

  const register = (address: string) =>
    ask(
      'register',
      {
        first_name: 'Berta',
        last_name: 'Muster',
        email: address,
        gender: 'f',
        newsletter: false,
        register_password: PASSWORD,
      },
      200,
    )

  return {
    async register(count) {
      for (let index = 0; index < count; index += 1) await register(email(index))
    },
    success: (index) => ask('login', { email: email(index), password: PASSWORD }, 200),
    async refusal(who, round) {
      const account = Math.floor(round / ATTEMPTS)
      if (who === 'known' && round % ATTEMPTS === 0) await register(`known-${account}@example.org`)
      return ask('login', { email: `${who}-${account}@example.org`, password: 'Falsches-Wort-1' }, 422)
    },
  }
}
