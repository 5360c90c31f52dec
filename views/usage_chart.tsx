import { type ScaleBand, scaleBand, scaleLinear } from "d3-scale";
import { count, day, money } from "./_format.ts";
import { Table } from "./_table.tsx";

/** What a day came to. */
export interface UsageDay {
  /** YYYY-MM-DD. */
  day: string;
  orders: number;
  lines: number;
  /** Dollars. */
  charge: string;
}

export interface UsageChartProps {
  /** YYYY-MM. */
  month: string;
  /** Days with orders. */
  days: UsageDay[];
}

const HEIGHT = 168;
/** Pixels above the highest bar and below the axis. */
const [HEAD, FOOT] = [16, 20];

/** A month's charges, a bar a day, as wide as there is room; the same as a table below. */
export function UsageChart({ month, days }: UsageChartProps) {
  return (
    <figure class="usage-chart">
      <Bars month={month} days={days} />
      <details>
        <summary>By day, as a table</summary>
        <DaysTable days={days} />
      </details>
    </figure>
  );
}

function Bars({ month, days }: UsageChartProps) {
  const dates = datesOf(month);
  const across = scaleBand<number>().domain(dates).range([0, 100]).paddingInner(0.25);
  const most = Math.max(1, ...days.map(({ charge }) => Number(charge)));
  const up = scaleLinear()
    .domain([0, most])
    .nice(3)
    .range([HEIGHT - FOOT, HEAD]);
  const ticks = up.ticks(3);
  return (
    <svg width="100%" height={HEIGHT} role="img" aria-label="Charges by day; the table below says the same">
      {ticks.map((tick) => (
        <line class="rule" x1="0" x2="100%" y1={up(tick)} y2={up(tick)} />
      ))}
      {days.map((each) => (
        <Bar each={each} across={across} top={up(Number(each.charge))} />
      ))}
      {ticks.filter(Boolean).map((tick) => (
        <text class="tick" x="0" y={up(tick) - 4} safe>
          {`$${tick.toLocaleString("en")}`}
        </text>
      ))}
      {dates
        .filter((date) => date % 7 === 1)
        .map((date) => (
          <text class="tick" x={`${across(date)}%`} y={HEIGHT - 4}>
            {date}
          </text>
        ))}
    </svg>
  );
}

/** The days of a month (YYYY-MM), from 1. */
function datesOf(month: string): number[] {
  const [year, number] = month.split("-").map(Number) as [number, number];
  const length = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => index + 1);
}

function Bar({ each, across, top }: { each: UsageDay; across: ScaleBand<number>; top: number }) {
  const date = Number(each.day.slice(8));
  return (
    <rect
      class="day"
      x={`${across(date)}%`}
      width={`${across.bandwidth()}%`}
      y={top}
      height={Math.max(1, HEIGHT - FOOT - top)}
    >
      <title safe>{wordsOf(each)}</title>
    </rect>
  );
}

function wordsOf({ day: date, orders, lines, charge }: UsageDay) {
  return `${day(date)}: ${money(charge, "USD")} for ${count(orders, "order")}, ${count(lines, "line")}`;
}

function DaysTable({ days }: Pick<UsageChartProps, "days">) {
  return (
    <Table columns={COLUMNS}>
      {days.map((each) => (
        <tr>
          <th scope="row" safe>
            {day(each.day)}
          </th>
          <td class="number">{each.orders}</td>
          <td class="number">{each.lines}</td>
          <td class="number" safe>
            {money(each.charge, "USD")}
          </td>
        </tr>
      ))}
    </Table>
  );
}

const COLUMNS = [
  { label: "Day" },
  { label: "Orders", number: true },
  { label: "Lines", number: true },
  { label: "Charge", number: true },
];
