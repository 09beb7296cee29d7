import { sameGtins } from '@shop/domain/product-detail/gtin'
import { variants } from '@shop/engine/db/schema/catalogue'
import type { Sql } from '@shop/engine/db/sql'
import { and, inArray, ne } from 'drizzle-orm'

/** Which variant has one of these EANs in whatever writing, and which of them; null where none has. */
export async function takenGtin(
  sql: Sql,
  gtins: readonly string[],
  except: number | null = null,
): Promise<{ gtin: string; number: string } | null> {
  const [taken] = await sql
    .select({ gtin: variants.gtin, number: variants.referenceKey })
    .from(variants)
    .where(
      and(
        inArray(variants.gtin, gtins.flatMap(sameGtins)),
        except === null ? undefined : ne(variants.id, except),
      ),
    )
    .orderBy(variants.id)
    .limit(1)
  return taken?.gtin == null ? null : { gtin: taken.gtin, number: taken.number }
}
