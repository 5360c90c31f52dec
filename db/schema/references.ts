import type { Generated } from "kysely";
import type { Day, Decimal, Stamp, StampOrNull } from "./values.ts";

/** What customers call items. */
export interface ReferencesTables {
  cross_references: {
    id: Generated<string>;
    idp_organization_id: string;
    connection_id: string;
    /** Null: for every customer. */
    customer_erp_id: string | null;
    /** The customer's words for the part: its code, or the description where it has none; normalised. */
    customer_key: string;
    customer_text: string;
    item_erp_id: string;
    created_by: string;
    created_at: Stamp;
    order_line_id: string | null;
    /** Null: for every address of the customer. */
    ship_to_erp_id: string | null;
    /** One of this unit of theirs is `factor` of the item's own; null: as printed. */
    unit: string | null;
    factor: Decimal | null;
    /** Null: since ever, for ever. */
    valid_from: Day | null;
    valid_to: Day | null;
    /** Document and line it was saved from, in words. */
    source: string | null;
    /** The live one that it contradicts; it is not used until somebody has decided. */
    challenges: string | null;
    revoked_at: StampOrNull;
    revoked_by: string | null;
  };
  /** Suggestions that a person took away: they are not made again for the customer's words. */
  cross_reference_declines: {
    id: Generated<string>;
    idp_organization_id: string;
    connection_id: string;
    customer_erp_id: string;
    customer_key: string;
    customer_text: string;
    item_erp_id: string;
    declined_by: string;
    declined_at: Stamp;
    source: string | null;
  };
}
