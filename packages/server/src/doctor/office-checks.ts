import type { Check } from '@shop/commerce/doctor/check'
import { folderCheck } from '@shop/commerce/doctor/folder-check'

type Environment = Record<string, string | undefined>
type Looked = {
  /** Looks at everything outside of the shop, as the doctor does; absent where the app has none. */
  look: ((environment: Environment) => Promise<Check[]>) | undefined
  environment: Environment
  /** The folder whose disk the shop writes to. */
  folder: string
  now?: () => number
}

/** Every page of the office asks for itself: mail server, provider and certificates are bothered once in a while alone. */
const KEPT_MS = 60_000
/** What is shorter stands in sentences by itself. */
const SECRET_LETTERS = 6
const SECRET_NAME = /(?:SECRET|TOKEN|PASSWORD|KEY)$/

/** What the doctor finds outside of the database, for the office of a running shop: at most a minute old, and without secrets. */
export function officeChecks({ look, environment, folder, now = Date.now }: Looked): () => Promise<Check[]> {
  let kept: { at: number; checks: Promise<Check[]> } | null = null
  return () => {
    if (kept !== null && now() - kept.at < KEPT_MS) return kept.checks
    const checks = looked({ look, environment, folder })
    kept = { at: now(), checks }
    // What broke is looked at anew by whoever asks next.
    checks.catch(() => {
      kept = null
    })
    return checks
  }
}

async function looked({ look, environment, folder }: Omit<Looked, 'now'>): Promise<Check[]> {
  const checks = [...((await look?.(environment)) ?? []), folderCheck(folder)]
  return checks.map((check) => ({
    ...check,
    found: withoutSecrets(check.found, environment),
    remedy: check.remedy && withoutSecrets(check.remedy, environment),
  }))
}

/** A sentence without passwords in addresses, and without whatever a variable keeps that is called a secret. */
export function withoutSecrets(sentence: string, environment: Environment): string {
  const secrets = Object.entries(environment).flatMap(([name, value]) =>
    SECRET_NAME.test(name) && value !== undefined && value.length >= SECRET_LETTERS ? [value] : [],
  )
  const named = sentence.replace(/(\w+:\/\/)[^\s/@]*@/g, '$1…@')
  return secrets.reduce((said, secret) => said.replaceAll(secret, '…'), named)
}
