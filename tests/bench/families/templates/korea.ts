import { MYUNGJO, withFont } from "../_cid.ts";
import { drawn } from "../_family.ts";
import { day, us } from "../_print.ts";
import { cells, columnsOf, flowOf, heads, pairs } from "../_table.ts";

const korean = {
  size: [595, 842] as [number, number],
  max: 26,
  base: { face: "east" as const, size: 9 },
  forms: ["runs" as const, "shuffled" as const],
  words: "ko",
  decimals: 0,
  priceDecimals: 0,
  scale: 100,
  write: withFont(MYUNGJO),
};

/** A Korean order: spaced title, box of approvals, receiver and sender in lines, value and tax of each line apart. */
const baljuseo = drawn("T-korean", korean, (order, pen) => {
  const taxes = order.items.map((item) => Math.floor(item.total / 10));
  const tax = taxes.reduce((sum, one) => sum + one, 0);
  const edges = [36, 62, 150, 226, 268, 304, 364, 430, 486, 560];
  const columns =
    columnsOf(`^49 순번 | 66/80 품목명 | 154/70 규격 | >264 수량 | ^286 단위 | >360 단가 | >426 공급가액 | >482 세액
    490/68 비고`);
  pen.say(230, 40, "발  주  서", { size: 22, align: "center" });
  ["결재", "담당", "검토", "승인"].forEach((caption, i) => {
    pen.box(400 + i * 40, 34, 40, 14);
    pen.box(400 + i * 40, 48, 40, 32);
    pen.say(420 + i * 40, 37, caption, { align: "center", size: 8 });
  });
  pairs(
    pen,
    [36, 96],
    96,
    [
      ["수    신 :", `${order.seller.name} 귀중`],
      ["참    조 :", "영업부"],
      ["발주번호 :", order.number],
      ["발주일자 :", day(order.date, "yyyy년 mm월 dd일")],
      ["납기일자 :", day(order.due, "yyyy년 mm월 dd일")],
    ],
    { step: 15 },
  );
  pairs(
    pen,
    [330, 390],
    96,
    [
      ["발    신 :", order.buyer.name],
      ["사업자번호 :", "123-81-45678"],
      ["주    소 :", order.buyer.lines.join(" ")],
      ["담 당 자 :", order.person],
      ["납품장소 :", order.site.lines[0]!],
    ],
    { step: 15 },
  );
  pen.say(36, 182, "아래와 같이 발주하오니 납기일을 준수하여 주시기 바랍니다.");
  pen.say(36, 200, `합계금액 : ₩${us(order.net + tax, 0)} (부가세 포함)`, { size: 11 });
  const grid = (from: number, to: number) => {
    for (const x of edges) pen.rule(x, from, x, to);
    pen.rule(36, to, 560);
  };
  const head = () => {
    const y = pen.pages === 1 ? 222 : 50;
    pen.rule(36, y - 3, 560);
    const rows = heads(pen, y, columns);
    grid(y - 3, rows);
    return rows + 4;
  };
  const flow = flowOf(pen, { y: head(), bottom: 750, again: head });
  order.items.forEach((item, i) => {
    flow.need(34);
    const from = flow.y;
    const [name, ...kind] = item.name.split(" ");
    flow.y =
      cells(
        pen,
        flow.y,
        columns,
        [
          item.at,
          `${name}`,
          `${item.sku} ${kind.join(" ")}`,
          us(item.quantity, 0),
          item.unit,
          us(item.price, 0),
          us(item.total, 0),
          us(taxes[i]!, 0),
          "",
        ],
        { size: 8 },
      ) + 3;
    grid(from - 4, flow.y);
    flow.y += 4;
  });
  flow.need(40);
  pen.say(150, flow.y, "합        계", { align: "center" });
  pen.say(426, flow.y, us(order.net, 0), { align: "right" });
  pen.say(482, flow.y, us(tax, 0), { align: "right" });
  pen.say(36, flow.y + 24, "※ 결제조건 : 익월 말 현금   ※ 세금계산서는 납품 후 5일 이내 발행");
  return {
    currency: "KRW",
    requestedDate: order.due,
    total: order.net + tax,
    line: (item) => ({ description: item.name.split(" ")[0] }),
  };
});

export const templatesKorea = [baljuseo];
