import { DUTIES } from '../duties/duties.ts'
import { type DutyPlace, isOwed } from '../duties/duty.ts'

/**
 * Who is named as responsible for a product beside its maker: nobody where the law of the Union does not ask for it, as
 * there the maker answers.
 *
 * @see Regulation (EU) 2023/988 art. 16, 19(b); eu-duties C-15
 */
export function responsibleIn<Person>(person: Person | null, place: DutyPlace, now: Date): Person | null {
  return isOwed(DUTIES['C-15'], place, now) ? person : null
}
