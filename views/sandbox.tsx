import {
  Age,
  Day,
  EmptyState,
  Instant,
  Money,
  None,
  PageHead,
  Pagination,
  Quantity,
  Search,
} from "./_parts.tsx";
import { Table } from "./_table.tsx";
import { Layout, type Shell } from "./layout.tsx";

/** An order as the sandbox ERP has booked it. */
export interface SandboxOrderProps {
  id: string;
  number: string;
  reference: string;
  customerName: string;
  currency: string | null;
  total: string;
  requiredDate: string | null;
  createdAt: Date;
}

/** A page of a list, with the ways to its neighbours. */
interface Page {
  shell: Shell;
  text: string;
  newer: string | null;
  older: string | null;
}

const ORDER_COLUMNS = [
  { label: "Order" },
  { label: "Customer's number" },
  { label: "Customer" },
  { label: "Total", number: true },
  { label: "Required" },
  { label: "Booked" },
];

/** The orders booked in the sandbox ERP. */
export function SandboxOrders({ shell, text, orders, newer, older }: Page & { orders: SandboxOrderProps[] }) {
  return (
    <Layout {...shell}>
      <PageHead title="Sandbox ERP: orders" note="What has been booked">
        <a href="/erp/sandbox/items">Items</a>
        <Search action="/erp/sandbox/orders" value={text} label="Number or customer" />
      </PageHead>
      {orders.length ? (
        <Table columns={ORDER_COLUMNS}>
          {orders.map((order) => (
            <OrderRow {...order} />
          ))}
        </Table>
      ) : (
        <EmptyState title={text ? `No order matches "${text}"` : "No orders yet"}>
          <p>
            Submit an order in <a href="/review?status=pending_review">review</a>; it is booked here.
          </p>
        </EmptyState>
      )}
      <Pagination newer={newer} older={older} />
    </Layout>
  );
}

function OrderRow(order: SandboxOrderProps) {
  return (
    <tr>
      <th scope="row">
        <a href={`/erp/sandbox/orders/${order.id}`} safe>
          {order.number}
        </a>
      </th>
      <td safe>{order.reference}</td>
      <td safe>{order.customerName}</td>
      <td class="number">
        <Money value={order.total} currency={order.currency} />
      </td>
      <td>
        <Day value={order.requiredDate} />
      </td>
      <td>
        <Age at={order.createdAt} />
      </td>
    </tr>
  );
}

export interface SandboxLineProps {
  position: number;
  sku: string;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  lineTotal: string;
  requiredDate: string | null;
}

/** One booked order, with everything the sandbox ERP knows of it. */
export interface SandboxOrderPageProps {
  shell: Shell;
  order: SandboxOrderProps & { intakeKey: string; customerCode: string; address: string | null };
  lines: SandboxLineProps[];
}

const LINE_COLUMNS = [
  { label: "Line", number: true },
  { label: "Item" },
  { label: "Description" },
  { label: "Quantity", number: true },
  { label: "Price", number: true },
  { label: "Total", number: true },
  { label: "Required" },
];

/** One booked order. */
export function SandboxOrderPage({ shell, order, lines }: SandboxOrderPageProps) {
  return (
    <Layout {...shell}>
      <PageHead title={`Order ${order.number}`} note={`Customer's number ${order.reference}`}>
        <a href="/erp/sandbox/orders">All orders</a>
      </PageHead>
      <dl class="facts">
        <dt>Customer</dt>
        <dd safe>{`${order.customerName} (${order.customerCode})`}</dd>
        <dt>Ship to</dt>
        <dd>{order.address ? <span safe>{order.address}</span> : <None />}</dd>
        <dt>Required</dt>
        <dd>
          <Day value={order.requiredDate} />
        </dd>
        <dt>Booked</dt>
        <dd>
          <Instant at={order.createdAt} />
        </dd>
        <dt>Key</dt>
        <dd>
          <code safe>{order.intakeKey}</code>
        </dd>
      </dl>
      <Table columns={LINE_COLUMNS}>
        {lines.map((line) => (
          <LineRow {...line} />
        ))}
        <tr class="total">
          <th scope="row" colspan="5">
            Total
          </th>
          <td class="number">
            <Money value={order.total} currency={order.currency} />
          </td>
          <td></td>
        </tr>
      </Table>
    </Layout>
  );
}

function LineRow(line: SandboxLineProps) {
  return (
    <tr>
      <td class="number">{line.position}</td>
      <th scope="row" class="nowrap" safe>
        {line.sku}
      </th>
      <td safe>{line.description}</td>
      <td class="number">
        <Quantity value={line.quantity} unit={line.unit} />
      </td>
      <td class="number">
        <Money value={line.unitPrice} />
      </td>
      <td class="number">
        <Money value={line.lineTotal} />
      </td>
      <td>
        <Day value={line.requiredDate} />
      </td>
    </tr>
  );
}

export interface SandboxItemProps {
  sku: string;
  description: string;
  unit: string;
  price: string;
  currency: string;
  stock: string;
  blocked: boolean;
}

const ITEM_COLUMNS = [
  { label: "Item" },
  { label: "Description" },
  { label: "Price", number: true },
  { label: "Stock", number: true },
];

/** The items of the sandbox ERP. */
export function SandboxItems({ shell, text, items, newer, older }: Page & { items: SandboxItemProps[] }) {
  return (
    <Layout {...shell}>
      <PageHead title="Sandbox ERP: items">
        <a href="/erp/sandbox/orders">Orders booked</a>
        <Search action="/erp/sandbox/items" value={text} label="Code or description" />
      </PageHead>
      {items.length ? (
        <Table columns={ITEM_COLUMNS} cards>
          {items.map((item) => (
            <ItemRow {...item} />
          ))}
        </Table>
      ) : (
        <EmptyState title={text ? `No item matches "${text}"` : "No items"} />
      )}
      <Pagination newer={newer} older={older} />
    </Layout>
  );
}

function ItemRow({ sku, description, unit, price, currency, stock, blocked }: SandboxItemProps) {
  return (
    <tr>
      <th scope="row" class="nowrap" safe>
        {sku}
      </th>
      <td>
        <span safe>{description}</span>
        {blocked ? <span class="note">blocked for sale</span> : null}
      </td>
      <td class="number">
        <Money value={price} currency={currency} /> <span class="muted" safe>{`/ ${unit}`}</span>
      </td>
      <td class="number" data-label="Stock">
        <Quantity value={stock} />
      </td>
    </tr>
  );
}
