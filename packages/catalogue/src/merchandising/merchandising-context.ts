import type { Locale } from '@shop/domain/market/markets'
import { bindCommands, type CommandContext } from '@shop/engine/command/bind-commands'
import { CommandRefusal } from '@shop/engine/command/command-refusal'
import type { Catalogue } from '../catalogue/catalogue.ts'

/** What commands about goods and their order use besides. */
export type MerchandisingContext = CommandContext & {
  /** The catalogue of a locale; null where the brand does not sell there. Absent where nothing holds the goods in memory. */
  catalogueOf?: ((locale: Locale) => Promise<Catalogue | null>) | undefined
}

export const onShelf = bindCommands<MerchandisingContext>()

/**
 * The catalogue of a locale. It may ask the database by itself: in a `prepare` alone, since a transaction holds the
 * embedded one for everybody.
 *
 * @throws CommandRefusal where this process holds none
 */
export async function shelfOf({ catalogueOf }: MerchandisingContext, locale: Locale): Promise<Catalogue> {
  const catalogue = await catalogueOf?.(locale)
  if (catalogue === undefined)
    throw new CommandRefusal('This needs the goods in memory: ask it of the running shop.')
  if (catalogue === null) throw new CommandRefusal(`This shop does not sell in ${locale}.`)
  return catalogue
}
