import { and, eq } from 'drizzle-orm'
import type { Sql } from '../db/database.ts'
import { staff } from '../db/schema/staff.ts'
import { staffCompanyLinks } from '../db/schema/staff-sign-in.ts'
import type { Staff } from './staff-store.ts'

type Link = typeof staffCompanyLinks.$inferSelect

/** Whom a company means by a subject; null for nobody here. */
export async function staffBySubject(
  sql: Sql,
  { issuer, subject }: Pick<Link, 'issuer' | 'subject'>,
): Promise<Staff | null> {
  const [row] = await sql
    .select({ person: staff })
    .from(staffCompanyLinks)
    .innerJoin(staff, eq(staff.id, staffCompanyLinks.staffId))
    .where(and(eq(staffCompanyLinks.issuer, issuer), eq(staffCompanyLinks.subject, subject)))
  return row?.person ?? null
}

/** Notes whom a company means; false where it means somebody by this subject, or by another one this person, already. */
export async function insertCompanyLink(sql: Sql, link: Link): Promise<boolean> {
  const kept = await sql
    .insert(staffCompanyLinks)
    .values(link)
    .onConflictDoNothing()
    .returning({ subject: staffCompanyLinks.subject })
  return kept.length > 0
}

/** The issuers of the companies that mean somebody, in the order of the alphabet. */
export async function companiesOf(sql: Sql, staffId: string): Promise<string[]> {
  const rows = await sql
    .select({ issuer: staffCompanyLinks.issuer })
    .from(staffCompanyLinks)
    .where(eq(staffCompanyLinks.staffId, staffId))
    .orderBy(staffCompanyLinks.issuer)
  return rows.map(({ issuer }) => issuer)
}

/** Forgets whom companies mean by somebody: the next sign-in finds them by their address again. */
export async function endCompanyLinks(sql: Sql, staffId: string): Promise<void> {
  await sql.delete(staffCompanyLinks).where(eq(staffCompanyLinks.staffId, staffId))
}
