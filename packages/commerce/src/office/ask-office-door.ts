import { OfficeReply, type OfficeRequest } from '@shop/api-client/office/office-door'
import * as v from 'valibot'
import { askDoor } from './door-address.ts'

/**
 * Asks the shop that holds a database for something of the office; null when none does. Imports nothing of the engine: the
 * office's process stays small beside the shops.
 */
export async function askOfficeDoor(directory: string, request: OfficeRequest): Promise<OfficeReply | null> {
  const answer = await askDoor(directory, request)
  return answer === null ? null : v.parse(OfficeReply, JSON.parse(answer))
}
