import { queryOptions } from '@tanstack/react-query'
import { loadSession } from './api.ts'

/** Who is signed in, and where. By itself: the page of the sign-in asks nothing else. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: loadSession,
  staleTime: 60_000,
})
