import { printed } from "../_family.ts";
import { page, row, table } from "../_html.ts";
import { sited } from "../_next.ts";
import { rounded } from "../_order.ts";
import { bare, day } from "../_print.ts";
import { traded, truly } from "../_trade.ts";

const DIGITS = "零壹贰叁肆伍陆柒捌玖";
const UNITS = ["", "拾", "佰", "仟"];

/** A sum in the figures that Chinese contracts write so that nobody alters them. */
function capital(value: number): string {
  const cents = Math.round(value * 100);
  const whole = (number: number): string => {
    if (number >= 10_000)
      return `${whole(Math.floor(number / 10_000))}万${number % 10_000 ? (number % 10_000 < 1000 ? "零" : "") + whole(number % 10_000) : ""}`;
    const digits = [...String(number)].map(Number);
    return digits
      .map((digit, i) => (digit ? DIGITS[digit]! + UNITS[digits.length - 1 - i]! : "零"))
      .join("")
      .replace(/零+/g, "零")
      .replace(/零$/, "");
  };
  const [jiao, fen] = [Math.floor(cents / 10) % 10, cents % 10];
  const tail = cents % 100 ? `${DIGITS[jiao]}${jiao ? "角" : ""}${fen ? `${DIGITS[fen]}分` : ""}` : "整";
  return `${whole(Math.floor(cents / 100))}元${tail}`;
}

/** A laundry's slip: an American day, half-width kana in columns of colour and size, where to deliver in a box below. */
const linen = printed(
  "wild-linen-slip-ja",
  { words: "ja", max: 14, scale: 30, priceDecimals: 0, decimals: 0 },
  (made) => {
    const order = sited(
      traded(made, {
        wares: [
          "ランドリーバッグ（集荷袋）",
          "バスタオル",
          "フェイスタオル",
          "シーツ シングル",
          "枕カバー",
          "浴衣 L",
        ],
        buyers: ["株式会社南海リネンサプライ", "株式会社東都リネン"],
        number: "99-99",
        units: ["枚"],
      }),
      ["東京工場", "厚木工場"],
      ["千代田区紀尾井町4-1", "厚木市旭町2-7-15"],
    );
    const { random, buyer, seller, site } = order;
    return {
      html: page(
        ".g td,.g th,.k td,.k th{border:1px solid #000;font-size:8pt}.g th,.k th{background:#a9a9a9}",
        `<table><tr><td>発注書NO: ${order.number} &nbsp; 仕入先NO: ${random.digits(4)}<td class=r>発注日: ${day(order.date, "m/d/yyyy")}</table><h2 class=c>発 注 伝 票（注文書）</h2><table><tr><td style="width:40%"><b>${seller.name} 御中</b><br>営業部 様<td style="width:20%"><td><b>${buyer.name}<br>${buyer.lines[1]}<br>${buyer.lines[0]}<br>TEL ${buyer.phone}</b></table><h5>●下記商品の発注を致しますので、ご不明な点等ございましたら左記へご連絡下さい。</h5>${table(
          ["商品ID", "商　　品　　名", "色調", "規格", "素材", "発注数", "単   価", "金　 額", "備   考"],
          order.items.map((item) => [
            random.digits(5),
            item.name,
            random.pick(["ﾋﾟﾝｸ", "白", ""]),
            random.pick(["56*56", "70*140", ""]),
            random.pick(["綿100%", ""]),
            item.quantity,
            item.price,
            item.total,
            item.at % 4 === 1 ? "白50枚・黄色50枚" : "",
          ]),
          ["c", "", "c", "c", "c", "c", "c", "c", ""],
        ).replace(
          "</tbody>",
          `<tr><td colspan=6 class=r>合計(税別)<td colspan=2 class=r>${order.net}<td></tbody>`,
        )}<table style="margin-top:25mm"><tr><td style="width:28%"><table class=k><tr><th class=c>納　　品　　場　　所<tr><td>${site.name}<br>${site.lines[1]}<br>${site.lines[0]}<br>${buyer.name}</table><td style="width:52%"><table class=k><tr><th class=c>注　　意　　事　　項　　等<tr><td>●月末（26日以降）の納品及び分納の際はご一報下さい。<br>●納品は木・日曜日（定休日）を除く、午前（9：00～11：30）と午後（13：00～16：00）にお願い致します。</table><td><table class=k><tr><th class=c>発注者<tr><td class=c><br>${order.person}<br></table></table>`,
        "A4",
      ),
      ...truly(order, () => ({ sku: null, unit: null })),
      shipTo: undefined,
    };
  },
);

/** A tailor's slip: the buyer's letters set wide apart, name and size in one cell, pieces and money summed in one row, the seller unnamed. */
const slip = printed("wild-spaced-slip-zh", { words: "zh", max: 26 }, (order) => {
  const { random, buyer } = order;
  const number = `CG${order.date.replaceAll("-", "")}${random.digits(2)}`;
  const wide = (text: string) => [...text].join("&nbsp;");
  return {
    html: page(
      "body{font-size:9pt}.g td,.g th{border:1px solid #000;text-align:center;font-weight:normal}",
      `<h1 class=c style="font-size:14pt">${wide(buyer.name)}</h1><h2 class=c style="font-size:12pt">采&nbsp;&nbsp;购&nbsp;&nbsp;单</h2><table><tr><td class=r style="width:40px">编号：<td>${number}<td class=r>名称：<td>${random.pick(["秋装辅料", "面料补单", "包装材料"])}<td class=r>日期：<td>${order.date}</table>${table(
        ["序号", "名称及规格", "单位", "数量", "价格", "金额", "备注"],
        order.items.map((item) => [
          item.at,
          item.name.replace(" ", "&nbsp;"),
          item.unit,
          item.quantity,
          bare(item.price),
          bare(item.total),
          item.at % 6 === 0 ? "急" : "",
        ]),
      ).replace(
        "</tbody>",
        `<tr><td colspan=2><td>总数<td>${order.items.reduce((sum, { quantity }) => sum + quantity, 0)}<td>合计<td>${bare(order.net)}<td><tr><td colspan=7 style="text-align:left">备注：</tbody>`,
      )}<table>${row(["联系人：", order.person, "手机：", `138${random.digits(8)}`, "电话：", buyer.phone, "传真：", "0760-87600000"])}${row(["地&nbsp;&nbsp;址：", [...buyer.lines].reverse().join(""), "", "", "", "", "邮编：", "528403"])}</table>`,
      "A4",
    ),
    docNumber: number,
    line: () => ({ sku: null }),
  };
});

/** A cloth contract: the supplying side comes first, width and weight between the words and the counts, the sum only in capital figures. */
const contract = printed("wild-cloth-contract-zh", { words: "zh", max: 16 }, (made) => {
  const order = traded(made, {
    wares: ["全棉府绸", "涤棉斜纹", "人棉印花布", "牛仔布", "针织汗布", "灯芯绒"],
    buyers: ["常熟锦绣纺织品有限公司", "绍兴越裳服饰有限公司"],
    number: "HT20YY9999",
    units: ["米", "公斤"],
  });
  const { random, buyer, seller } = order;
  const pair = (caption: string, own: string, theirs: string) =>
    row([`${caption}：${own}`, `${caption}：${theirs}`]);
  return {
    html: page(
      "body{font-size:9pt}.g td,.g th{border:1px solid #000;text-align:center}",
      `<h2 class=c>购销合同</h2><table><tr><td style="width:60%">甲方（供方）：${seller.name}<td>合同编号：${order.number}<tr><td>乙方（需方）：${buyer.name}<td>签订地点：常州<tr><td><td>签订日期：${order.date}</table><p>第一 购销内容：</p>${table(
        [
          "品种",
          "规格",
          "颜色",
          "门幅(m)",
          "克重(g/㎡)",
          "单位",
          "数量",
          "单价（元）",
          "金额（元）",
          "交货日期",
        ],
        order.items.map((item) => [
          item.name,
          random.pick(["40S*40S 133*72", "32S", "21W"]),
          random.pick(["藏青", "本白", "3#红"]),
          random.pick(["1.50", "1.48"]),
          random.int(110, 320),
          item.unit,
          item.quantity,
          bare(item.price),
          bare(item.total),
          order.due,
        ]),
      ).replace(
        "</tbody>",
        `<tr><td colspan=2><b>合计金额（大写）</b><td colspan=8 style="text-align:left"><b>${capital(order.net)}</b></tbody>`,
      )}<p>第二 质量标准：按确认样<br>第三 包装标准：卷装，纸管两头突出<br>第四 交货数量：允许±3%<br>第五 交货方式：供方送货至需方仓库<br>第六 交货时间：见上表<br>第七 结算方式：货到30天付款<br>第八 争议解决：协商解决<br>第九 本合同一式两份，由供、需方各执一份，双方签名盖章有效。</p><table><tr><td style="width:50%">甲方信息：${seller.name}<td>乙方信息：${buyer.name}${pair("地址", [...seller.lines].reverse().join(""), [...buyer.lines].reverse().join(""))}${pair("开户银行", "农业银行常州支行", "建设银行城东支行")}${pair("账号", random.digits(16), random.digits(16))}${pair("电话", seller.phone, buyer.phone)}</table>`,
      "A4",
    ),
    ...truly(order, () => ({ sku: null })),
    currency: "CNY",
    requestedDate: order.due,
    total: rounded(order.net, 2),
  };
});

export const wildFarEast = [linen, slip, contract];
