import type { Generated } from "kysely";
import type { PriceTerms } from "./mirror.ts";
import type { Day, Decimal, Stamp } from "./values.ts";

/** The ERP that comes with the service. */
export interface SandboxTables {
  "sandbox.customers": {
    idp_organization_id: string;
    id: string;
    code: string;
    name: string;
    address: string;
    email_domain: string | null;
    tax_id: string | null;
    price_list: Generated<string | null>;
  };
  "sandbox.addresses": {
    idp_organization_id: string;
    id: string;
    customer_id: string;
    name: string;
    address: string;
  };
  "sandbox.items": {
    idp_organization_id: string;
    id: string;
    sku: string;
    description: string;
    unit: string;
    price: Decimal;
    currency: string;
    manufacturer_sku: Generated<string | null>;
    gtin: Generated<string | null>;
    stock: Decimal;
    /** JSON: `[{unit, factor}]`, how many of its own unit another is; null: none. */
    units: Generated<string | null>;
    blocked: Generated<boolean>;
  };
  /** What items cost by contract. */
  "sandbox.prices": PriceTerms & {
    idp_organization_id: string;
    id: string;
    item_id: string;
    customer_id: string | null;
  };
  "sandbox.orders": {
    idp_organization_id: string;
    id: Generated<string>;
    number: Generated<string>;
    /** The caller's key; a second order with it is refused. */
    intake_key: string;
    /** Those of its changes. */
    amend_keys: Generated<string[]>;
    reference: string;
    customer_id: string;
    address_id: string | null;
    required_date: Day | null;
    currency: string | null;
    total: Decimal;
    created_at: Stamp;
  };
  "sandbox.order_lines": {
    idp_organization_id: string;
    order_id: string;
    position: number;
    item_id: string;
    quantity: Decimal;
    unit: string;
    unit_price: Decimal;
    line_total: Decimal;
    required_date: Day | null;
  };
}
