/** Our share of a fair deal, and the receipts with which it can be checked after the game (docs/fair-deal.md). */

export interface Receipt {
  table: string
  seat: string
  commitment: string
  entropy: string
}

const KEY = 'tatami.receipts'
const MOST = 60

/** 16 random bytes as hexadecimal digits. */
export function freshEntropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function all(): Receipt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? (kept as Receipt[]) : []
  } catch {
    return []
  }
}

export function keepReceipt(receipt: Receipt): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...all(), receipt].slice(-MOST)))
  } catch {
    // A browser that keeps nothing can still play; it only cannot check its own share.
  }
}

export const receiptsOf = (table: string): Receipt[] => all().filter((receipt) => receipt.table === table)
