import type { Engine } from '@shop/commerce/engine'
import { shopUrl } from '@shop/domain/origin/shop-address'
import type { Config } from '../config/config.ts'
import { isFromOwnMachine } from '../http/own-machine.ts'

type MailsDoorParts = {
  config: Pick<Config, 'environment' | 'trustProxy' | 'shopOrigins' | 'publicOrigin'>
  engine: Pick<Engine, 'brand' | 'database'>
}

/** Answers a request that came over a socket from an address; null for what is not there. */
export type MailsDoor = (request: Request, socketAddress: string | undefined) => Promise<Response | null>

/**
 * Sample mails, outside of production. Mails that were really written hold links into other people's accounts: they are
 * for the environment `local` and the machine itself.
 */
export function mailsDoor({ config, engine }: MailsDoorParts): MailsDoor {
  if (config.environment === 'production') return async () => null
  const mayShowKept = config.environment === 'local' && !config.trustProxy

  return async (request, socketAddress) => {
    const { mailsPage } = await import('@shop/commerce/mail-samples/mails-page')
    return mailsPage(
      {
        engine,
        addressOf: (locale, path) => shopUrl(locale, path, config.shopOrigins, config.publicOrigin),
        showsKept: mayShowKept && isFromOwnMachine(request, socketAddress),
      },
      request,
    )
  }
}
